import { drawLinkPicture, linkPictureSize } from '@parlour/brand/icon/draw-link-picture';
import { DAY } from '@parlour/models/durations';
import { renderLinkPicture } from '@parlour/server-media';
import { publicFor } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';
import { drawnOnce } from './drawn-once.ts';

const pictureOf = drawnOnce();

/** The pictures that a link to a site is shown with where it is shared: one of the site, one of each of its landers. */
export const linkPictureRoutes: RouteGroup = (app, { siteOf }) => {
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const site = siteOf(request);
    const name = /^([a-z0-9-]+)\.jpg$/.exec(request.params.file)?.[1] ?? '';
    const place = ['site', ...site.brand.settings.landers].indexOf(name);
    if (place < 0) return reply.code(404).send();
    const picture = await pictureOf(site.brand, name, () =>
      renderLinkPicture(drawLinkPicture(site.brand.settings.icons, place), linkPictureSize),
    );
    return reply.type('image/jpeg').headers(publicFor(DAY)).send(picture);
  });
};
