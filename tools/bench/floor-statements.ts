import type { QueryConfig } from 'pg';
import { v4 as uuid } from 'uuid';

export const brand = 'default';

const list = `
  select member_id, name, gender, date_of_birth, country, region, city, status, fictional, demo, photo_verified, age_verified,
    show_online, show_city, show_to_visitors, blur_images, active_at, main_photo_id
  from profiles where brand = $1 and gender = $2 and country = $3 and status = 'active' and not invisible
  order by active_at desc, member_id desc limit 20`;
const insert = `
  insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at)
  values ($1, $2, $3, $4, $5, $6, 'member', 'text', $7, 10, $8)`;

/** A message that the demo world's rules have no say in. */
export interface FloorMessage {
  conversation_id: string;
  sender_id: string;
  seq: number;
  text: string;
}

/** 20 rows with the columns of a card, by an index and a kept plan. */
export const bareSelect = (): QueryConfig => ({ name: 'list', text: list, values: [brand, 'female', 'NL'] });

/** One message into a conversation that nobody else writes to, by a kept plan. */
export const bareInsert = (id: string, { conversation_id, sender_id, seq, text }: FloorMessage): QueryConfig => ({
  name: 'insert',
  text: insert,
  values: [brand, conversation_id, seq, id, uuid(), sender_id, text, new Date()],
});
