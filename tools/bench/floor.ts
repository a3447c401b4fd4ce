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
  server: Least & {
    /** All that a paid message writes, and nothing else. */
    writes(lane: number): Promise<unknown>;
  };
  /** The same statement by the driver alone, in this process. */
  driver: Least;
  close(): Promise<void>;
}

/** Past the messages that the demo world has written. */
const FIRST_NUMBER = 1_000_000;

/** Opens the floor as the owner of the tables: no session, no walls, no rules. */
export async function openFloor(url: string, server: Client, apartFrom: readonly string[]): Promise<Floor> {
  const pool = new pg.Pool({ connectionString: url, max: lanes });
  const talks = await talksApart(pool, apartFrom);
  let number = FIRST_NUMBER;
  const messageOf = (lane: number): FloorMessage => {
    return { ...talks[lane]!, seq: number++, text: 'Good evening' };
  };
  return {
    server: {
      async select() {
        const { profiles } = JSON.parse(await insist(server, 200, { path: '/list' })) as { profiles: unknown[] };
        insistOnPage(profiles);
      },
      insert: (lane) => insist(server, 201, { method: 'POST', path: '/message', body: messageOf(lane) }),
      writes: (lane) => insist(server, 201, { method: 'POST', path: '/paid-message', body: messageOf(lane) }),
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

type Talk = Pick<FloorMessage, 'conversation_id' | 'sender_id' | 'reader_id'>;

/** A conversation a lane, no two of them with the same member; who writes can pay for all that the bench sends. */
async function talksApart(pool: pg.Pool, apartFrom: readonly string[]): Promise<Talk[]> {
  const { rows } = await pool.query<Talk>(
    `select id as conversation_id, started_by as sender_id, case started_by when low_id then high_id else low_id end as reader_id
    from conversations where brand = $1 order by id`,
    [brand],
  );
  const taken = new Set(apartFrom);
  const talks: Talk[] = [];
  for (const talk of rows) {
    const two = [talk.sender_id, talk.reader_id];
    if (talks.length === lanes || two.some((id) => taken.has(id))) continue;
    for (const id of two) taken.add(id);
    talks.push(talk);
  }
  await pool.query(
    `insert into ledger_accounts (brand, member_id, balance) select $1, id, 1000000 from unnest($2::uuid[]) as id
    on conflict (brand, member_id) do update set balance = 1000000`,
    [brand, talks.map(({ sender_id }) => sender_id)],
  );
  return talks;
}

function insistOnPage(rows: readonly unknown[]): void {
  if (rows.length !== 20) throw new Error(`The bare select found ${rows.length} rows, not 20`);
}
