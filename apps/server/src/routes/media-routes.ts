import { registerMediaRoutes, type Renditions } from '@parlour/server-media';
import type { RouteGroup } from '@parlour/server-kit/server-parts';

/** The photos' addresses on every site. */
export const mediaRoutes =
  (photoKey: string, renditions: Renditions): RouteGroup =>
  (app, { siteOf, scopeOf }) =>
    registerMediaRoutes(app, {
      photoKey,
      renditions,
      now: () => new Date(),
      findBrand: (request) => {
        const { brand, db } = siteOf(request);
        return { id: brand.id, db };
      },
      findViewer: async (request) => (await scopeOf(request)).context.viewer,
    });
