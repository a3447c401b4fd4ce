import { expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { imageOf } from '@parlour/testing/page-data';
import { ApiError } from '../api-error.ts';
import { knownChat, nora, page } from './change-chat.fixture.ts';
import { conversationOptions } from './conversation.ts';

it('where the other has blocked its reader, what was open keeps a name and tells nothing more of them', async () => {
  const { client } = knownChat(() => () => Promise.reject(new ApiError(403, { code: 'blocked' })));
  const options = conversationOptions({ profile_id: nora.id });
  const open = { ...nora, main_image: imageOf('Nora'), verified: { photo: true, age: true } };
  client.setQueryData(options.queryKey, { ...page, profile: open, messages: [messageOf(1)] });
  const closed = await client.query({ ...options, staleTime: 0 });
  expect(closed).toMatchObject({ messages: [], has_more: false, can_send: { allowed: false, reason: 'blocked' } });
  expect(closed.profile).toEqual({
    ...open,
    status: 'disabled',
    age: null,
    region: null,
    city: null,
    main_image: null,
    verified: { photo: false, age: false },
    online: null,
    distance_band: null,
  });
});
