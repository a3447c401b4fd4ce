import Fastify from 'fastify';
import pg from 'pg';
import { v4 as uuid } from 'uuid';
import { bareInsert, bareSelect, bareSend, type FloorMessage } from './floor-statements.ts';
import { lanes } from './measure.ts';

/** The least server there could be: one statement a request, answered as JSON. No session, no walls, no rules. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: lanes });
const app = Fastify();

app.get('/list', async () => {
  const { rows } = await pool.query(bareSelect());
  return { profiles: rows };
});

app.post<{ Body: FloorMessage }>('/message', async ({ body }, reply) => {
  const id = uuid();
  await pool.query(bareInsert(id, body));
  return reply.code(201).send({ id });
});

app.post<{ Body: FloorMessage }>('/paid-message', async ({ body }, reply) => {
  const id = uuid();
  const { rowCount } = await pool.query(bareSend(id, body));
  return reply.code(rowCount === 2 ? 201 : 500).send({ id });
});

app.addHook('onClose', () => pool.end());
process.once('SIGTERM', () => void app.close());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('Ready.');
