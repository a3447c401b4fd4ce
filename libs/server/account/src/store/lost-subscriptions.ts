import { sql } from 'kysely';
import type { Database } from '@parlour/server-db/database';

interface Place {
  brand: string;
  id: string;
}

const beginning: Place = { brand: '', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Forgets where notices went whose sessions have ended, by their time or by another log-in in the same browser. No index
 * tells what is missing elsewhere, so it goes through all subscriptions in the order of their key.
 *
 * @param atOnce the most subscriptions that one statement looks at
 */
export async function forgetLostSubscriptions({ owner }: Database, atOnce: number): Promise<void> {
  let last: Place | undefined = beginning;
  while (last) {
    const { brand, id }: Place = last;
    const { rows } = await sql<Place>`
      with seen as (
        select brand, id, session_id from push_subscriptions
        where (brand, id) > (${brand}, ${id}::uuid) order by brand, id limit ${atOnce}
      ), lost as (
        delete from push_subscriptions p using seen where p.brand = seen.brand and p.id = seen.id
          and not exists (select from sessions s where s.brand = seen.brand and s.id = seen.session_id)
      )
      select brand, id from seen order by brand desc, id desc limit 1`.execute(owner);
    last = rows[0];
  }
}
