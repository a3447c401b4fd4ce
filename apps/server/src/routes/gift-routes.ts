import { giftPictures } from '@parlour/brand/gifts/gift-pictures';
import { giftPictureAddress } from '@parlour/contract/chat/list-gifts';
import { DAY } from '@parlour/models/durations';
import { publicFor } from '@parlour/server-kit/requests/caching';
import type { RouteGroup } from '@parlour/server-kit/server-parts';

/** A picture is drawn anew at most with a new version of the server. */
const kept = publicFor(DAY);

const pictures = new Map([...giftPictures].map(([id, picture]) => [giftPictureAddress.href(id), picture]));

/** The pictures of gifts, the same for all brands. */
export const giftRoutes: RouteGroup = (app) => {
  app.get(giftPictureAddress.pattern, (request, reply) => {
    const picture = pictures.get(request.url.split('?')[0] ?? '');
    if (picture === undefined) return reply.code(404).send();
    return reply.type('image/svg+xml').headers(kept).send(picture);
  });
};
