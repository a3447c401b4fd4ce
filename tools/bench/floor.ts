import pg from 'pg';
import { v4 as uuid } from 'uuid';
import { lanes } from './measure.ts';

/** What the product is measured against: the least that has to happen, through the same driver on the same tables. */
export interface Floor {
  /** 20 rows with the columns of a card, by an index and a kept plan. */
  select(): Promise<unknown>;
  /** One message in a conversation of its own for each lane. */
  insert(lane: number): Promise<unknown>;
  close(): Promise<void>;
}

const list = `
  select member_id, name, gender, date_of_birth, country, region, city, status, fictional, demo, photo_verified, age_verified,
    show_online, show_city, show_to_visitors, blur_images, active_at, main_photo_id
  from profiles where brand = $1 and gender = $2 and country = $3 and status = 'active' and not invisible
  order by active_at desc, member_id desc limit 20`;
const insert = `
  insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, cost, sent_at)
  values ($1, $2, $3, $4, $5, $6, 'member', 'text', $7, 10, $8)`;

/** Past the messages that the demo world has written. */
const FIRST_NUMBER = 1_000_000;

/** Opens the floor as the owner of the tables: no session, no walls, no rules. */
export async function openFloor(url: string, brand: string, apartFrom: readonly string[]): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: url, max: lanes });
  const conversations = await pool.query<{ id: string; started_by: string }>(
    'select id, started_by from conversations where brand = $1 and low_id <> all ($2) and high_id <> all ($2) limit $3',
    [brand, apartFrom, lanes],
  );
  let number = FIRST_NUMBER;
  return {
    async select() {
      const { rows } = await pool.query({ name: 'list', text: list, values: [brand, 'female', 'NL'] });
      if (rows.length !== 20) throw new Error(`The bare select found ${rows.length} rows, not 20`);
    },
    insert(lane) {
      const { id, started_by: sender } = conversations.rows[lane]!;
      const values = [brand, id, number++, uuid(), uuid(), sender, 'Good evening', new Date()];
      return pool.query({ name: 'insert', text: insert, values });
    },
    close: () => pool.end(),
  };
}
