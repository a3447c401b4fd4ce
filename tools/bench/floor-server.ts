import Fastify from 'fastify';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { twentyCards } from './floor-cards.ts';

/**
 * The floor that the product is measured against: the same libraries with nothing of ours. No session, no walls, no rules: a
 * bare select, a bare insert and 20 cards. Reads `FLOOR_PORT`, `DATABASE_URL` and `FLOOR_BRAND`.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const brand = process.env['FLOOR_BRAND'];
const app = Fastify();

const list = 'select * from profiles where brand = $1 and status = $2 order by active_at desc limit 20';
const insert = 'insert into floor_messages (brand, id, sender_id, text, sent_at) values ($1, $2, $3, $4, $5)';

await pool.query(
  `create table if not exists floor_messages
    (brand text not null, id uuid not null, sender_id uuid not null, text text not null, sent_at timestamptz not null, primary key (brand, id))`,
);
app.get('/list', async () => ({
  profiles: (await pool.query({ name: 'list', text: list, values: [brand, 'active'] })).rows,
}));
app.post<{ Body: { text: string } }>('/insert', async ({ body }) => {
  const id = uuid();
  await pool.query({ name: 'insert', text: insert, values: [brand, id, id, body.text, new Date()] });
  return { id };
});
app.get('/cards', (_request, reply) => reply.type('text/html').send(twentyCards()));

await app.listen({ host: '127.0.0.1', port: Number(process.env['FLOOR_PORT']) });
console.log('Ready.');
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
