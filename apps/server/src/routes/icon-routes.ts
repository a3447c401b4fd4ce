import { drawIcon } from '@parlour/brand/icon/draw-icon';
import { manifestOf } from '@parlour/brand/icon/manifest';
import { iconSizes } from '@parlour/brand/icon-schema';
import { iconPurposes } from '@parlour/contract/drawn-addresses';
import { manifestWords } from '@parlour/i18n/manifest-words';
import { loadI18n } from '@parlour/i18n/catalogue';
import { DAY } from '@parlour/models/durations';
import { publicFor } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { renderIcon } from '@parlour/server-media';
import { drawnOnce } from './drawn-once.ts';

/** The addresses of pages name the brand's version, so a new icon is seen at once. */
const kept = publicFor(DAY);

const pictureOf = drawnOnce();

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
    const picture = await pictureOf(site.brand, `${purpose}-${side}`, () =>
      renderIcon(drawIcon(site.brand.settings.icons, purpose), Number(side)),
    );
    return reply.type('image/png').headers(kept).send(picture);
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
