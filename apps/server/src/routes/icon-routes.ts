import { drawIcon, type IconPurpose } from '@parlour/brand/icon/draw-icon';
import { manifestOf } from '@parlour/brand/icon/manifest';
import { iconSizes } from '@parlour/brand/icon-schema';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { renderIcon } from '@parlour/server-media';
import { drawnOnce } from './drawn-once.ts';

/** Seconds that a browser keeps them. The addresses of pages name the brand's version, so a new icon is seen at once. */
const A_DAY = 86_400;

const pictureOf = drawnOnce();

/** A brand's icons in every size that a browser or an installed app asks for, and its manifest, made from its settings. */
export const iconRoutes: RouteGroup = (app, { siteOf }) => {
  app.get('/icon.svg', (request, reply) => {
    const site = siteOf(request);
    return reply
      .type('image/svg+xml')
      .header('Cache-Control', `public, max-age=${A_DAY}`)
      .send(drawIcon(site.brand.settings.icons, 'any'));
  });

  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const site = siteOf(request);
    const [, purpose, side] = /^(any|maskable)-(\d{2,3})\.png$/.exec(request.params.file) ?? [];
    if (!iconSizes.some((size) => size === Number(side))) return reply.code(404).send();
    const picture = await pictureOf(site.brand, `${purpose}-${side}`, () =>
      renderIcon(drawIcon(site.brand.settings.icons, purpose as IconPurpose), Number(side)),
    );
    return reply.type('image/png').header('Cache-Control', `public, max-age=${A_DAY}`).send(picture);
  });

  app.get('/manifest.webmanifest', (request, reply) => {
    const site = siteOf(request);
    return reply
      .type('application/manifest+json')
      .header('Cache-Control', `public, max-age=${A_DAY}`)
      .send(JSON.stringify(manifestOf(site.brand)));
  });
};
