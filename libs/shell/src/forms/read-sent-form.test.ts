import { expect, it } from 'vitest';
import { contact } from '@parlour/contract/safety/contact';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { readSentForm } from './read-sent-form.ts';

it('a form whose token something else was sent with is told to be sent again, with what was typed', async () => {
  const values = new FormData();
  const sent = await readSentForm(
    routeArguments({
      address: '/pages/service',
      answer: refuse(409, { code: 'idempotency_conflict' }),
      changes: { readForm: async () => ({ values, idempotencyKey: 'spent' }) },
    }),
  );
  expect(sent.values).toBe(values);
  await expect(sent.transport({ call: contact, body: {} })).rejects.toMatchObject({
    status: 403,
    code: 'form_expired',
  });
});
