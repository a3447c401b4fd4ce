import type { PublishedBrand } from '@parlour/brand/published-brand';
import { drawIcon } from '@parlour/brand/icon/draw-icon';
import { manifestOf } from '@parlour/brand/icon/manifest';
import { iconSizes } from '@parlour/brand/icon-schema';
import { iconPurposes, type IconPurpose } from '@parlour/contract/drawn-addresses';
import { manifestWords } from '@parlour/i18n/manifest-words';
import { loadI18n } from '@parlour/i18n/catalogue';
import { DAY, HOUR } from '@parlour/models/durations';
import { publicFor } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { renderIcon } from '@parlour/server-media';
import { drawnOnce } from './drawn-once.ts';

/** The addresses of pages name the brand's version, so a new icon is seen at once. */
const kept = publicFor(DAY);

const drawn = drawnOnce();

const pictureOf = (brand: PublishedBrand, purpose: IconPurpose, side: number): Promise<Buffer> =>
  drawn(brand, `${purpose}-${side}`, () => renderIcon(drawIcon(brand.settings.icons, purpose), side));

/**
 * Where the icon is looked for by whoever does not read the page: search engines, feeds and old browsers, which take a PNG under
 * this name too, and Apple's devices, which cut the corners themselves. 48 is the least that Google shows (its side is a multiple
 * of that).
 */
const plainIcons = [
  ['/favicon.ico', 'any', 48],
  ['/apple-touch-icon.png', 'maskable', 180],
] as const;

/** A brand's icons in every size that a browser or an installed app asks for, and its manifest, made from its settings. */
export const iconRoutes: RouteGroup = (app, { siteOf }) => {
  app.get('/icon.svg', (request, reply) => {
    const site = siteOf(request);
    return reply.type('image/svg+xml').headers(kept).send(drawIcon(site.brand.settings.icons, 'any'));
  });

  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const site = siteOf(request);
    const [, named, side] = /^([a-z]+)-(\d{2,3})\.png$/.exec(request.params.file) ?? [];
    const purpose = iconPurposes.find((each) => each === named);
    if (!purpose || !iconSizes.some((size) => size === Number(side))) return reply.code(404).send();
    return reply
      .type('image/png')
      .headers(kept)
      .send(await pictureOf(site.brand, purpose, Number(side)));
  });

  for (const [address, purpose, side] of plainIcons)
    app.get(address, async (request, reply) => {
      const picture = await pictureOf(siteOf(request).brand, purpose, side);
      return reply
        .type('image/png')
        .headers({ ...publicFor(HOUR), vary: 'Host' })
        .send(picture);
    });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { brand } = siteOf(request);
    const words = manifestWords(await loadI18n(brand.settings.domain_language));
    return reply
      .type('application/manifest+json')
      .headers(kept)
      .send(JSON.stringify(manifestOf(brand, words)));
  });
};
