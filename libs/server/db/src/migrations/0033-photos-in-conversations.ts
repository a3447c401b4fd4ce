import type { Migration } from '../migration.ts';

/**
 * A photo that is to be sent waits for its owner's eyes only, and is forgotten after a day where nobody sent it; a held message
 * keeps it waiting. Whoever asks for a sent one is looked for by the message that has it, of which there is one. A profile's photos
 * are found without reading all that their member has sent.
 */
const statements = `
alter table held_messages add column photo_id uuid;
create unique index held_messages_photo on held_messages (brand, photo_id) where photo_id is not null;
create unique index messages_photo on messages (brand, photo_id) where photo_id is not null;
create index photos_unsent on photos (created_at) where kind = 'chat' and status = 'pending';
create index photos_taken_back on photos (created_at) where kind = 'chat' and status = 'rejected';
create index photos_of_profile on photos (brand, member_id, position) where kind = 'profile';
`;

export const photosInConversations: Migration = { name: '0033-photos-in-conversations', statements };
