import pg from 'pg';
import { v4 as uuid } from 'uuid';
import type { Client } from './client.ts';
import { insist } from './acts.ts';
import { bareInsert, bareSelect, brand, type FloorMessage } from './floor-statements.ts';
import { lanes } from './measure.ts';

/** The two acts at their least; each lane has a conversation of its own. */
export interface Least {
  /** 20 rows with the columns of a card. */
  select(lane: number): Promise<unknown>;
  /** One message. */
  insert(lane: number): Promise<unknown>;
}

/** What the product is measured against, on the same tables. */
export interface Floor {
  /** A request to the bare server: what the ratios stand over. */
  server: Least;
  /** The same statement by the driver alone, in this process. */
  driver: Least;
  close(): Promise<void>;
}

/** Past the messages that the demo world has written. */
const FIRST_NUMBER = 1_000_000;

/** Opens the floor as the owner of the tables: no session, no walls, no rules. */
export async function openFloor(url: string, server: Client, apartFrom: readonly string[]): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: url, max: lanes });
  const conversations = await pool.query<{ id: string; started_by: string }>(
    'select id, started_by from conversations where brand = $1 and low_id <> all ($2) and high_id <> all ($2) limit $3',
    [brand, apartFrom, lanes],
  );
  let number = FIRST_NUMBER;
  const messageOf = (lane: number): FloorMessage => {
    const { id, started_by } = conversations.rows[lane]!;
    return { conversation_id: id, sender_id: started_by, seq: number++, text: 'Good evening' };
  };
  return {
    server: {
      async select() {
        const { profiles } = JSON.parse(await insist(server, 200, { path: '/list' })) as { profiles: unknown[] };
        insistOnPage(profiles);
      },
      insert: (lane) => insist(server, 201, { method: 'POST', path: '/message', body: messageOf(lane) }),
    },
    driver: {
      async select() {
        insistOnPage((await pool.query(bareSelect())).rows);
      },
      insert: (lane) => pool.query(bareInsert(uuid(), messageOf(lane))),
    },
    close: () => pool.end(),
  };
}

function insistOnPage(rows: readonly unknown[]): void {
  if (rows.length !== 20) throw new Error(`The bare select found ${rows.length} rows, not 20`);
}
