import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { contact } from '@parlour/contract/safety/contact';
import { pageContext, type PageContext } from '../page-context.ts';
import { readSentForm } from './read-sent-form.ts';

it('a form whose token something else was sent with is told to be sent again, with what was typed', async () => {
  const context = new RouterContextProvider();
  const values = new FormData();
  context.set(pageContext, {
    readForm: async () => ({ values, idempotencyKey: 'spent' }),
    transport: async () => {
      throw new ApiError(409, { code: 'idempotency_conflict' });
    },
  } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/pages/service', { method: 'POST' });
  const sent = await readSentForm({ context, request });
  expect(sent.values).toBe(values);
  await expect(sent.transport({ call: contact, body: {} })).rejects.toMatchObject({
    status: 403,
    code: 'form_expired',
  });
});
