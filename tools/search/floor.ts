import pg from 'pg';
import { brand } from './crowd.ts';

/** The columns of a card that a profile has. */
const select = `
  select member_id, name, gender, date_of_birth, country, region, city, status, fictional, demo, photo_verified, age_verified,
    show_online, show_city, show_to_visitors, blur_images, active_at, main_photo_id
  from profiles where brand = $1 and member_id = any ($2)`;
const rowsRead = 20;

/** What a search stands over: 20 profiles by primary key. */
export interface Floor {
  select(): Promise<void>;
  close(): Promise<void>;
}

const idOf = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Opens the floor as the owner of the tables, on one connection; the same profiles each time, as a search finds the same. */
export async function openFloor(url: string, members: number): Promise<Floor> {
  const client = new pg.Client(url);
  await client.connect();
  const ids = Array.from({ length: rowsRead }, (_, place) => idOf(1 + ((place * 104_729) % members)));
  return {
    async select() {
      const { rows } = await client.query({ name: 'floor', text: select, values: [brand, ids] });
      if (rows.length !== rowsRead) throw new Error(`The floor found ${rows.length} rows, not ${rowsRead}`);
    },
    close: () => client.end(),
  };
}
