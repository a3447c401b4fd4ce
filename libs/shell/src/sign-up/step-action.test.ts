import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageContext, type PageContext } from '../page-context.ts';
import { stepAction } from './step-action.ts';

const reply = { sent_to_masked: 't••@e••.com', next_after: '2026-11-21T20:01:00.000Z' };

/** Posts a form of the last step, as a browser without JavaScript does. */
async function post(fields: Record<string, string>, answer: () => unknown = () => reply) {
  const asked: CallRequest[] = [];
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.append(name, value);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    transport: async (request: CallRequest) => (asked.push(request), answer()),
    readForm: async () => ({ values, idempotencyKey: 'key' }),
  } as unknown as PageContext);
  const request = new Request('http://parlour.localhost/complete-signup?step=confirm', { method: 'POST' });
  const answered: unknown = await stepAction({ context, params: {}, request } as never);
  return { bodies: asked.map(({ body }) => body), answered };
}
const outcome = (answered: unknown) => {
  const { status, headers } = answered as Response;
  return [status, headers.get('location')];
};

describe('the step that confirms, without JavaScript', () => {
  it.each([
    ['again', {}],
    ['to a corrected address', { email: 'tom@example.com' }],
  ])('sends the mail %s, and comes back saying so', async (_, fields) => {
    const { bodies, answered } = await post(fields);
    expect(bodies).toEqual([fields]);
    expect(outcome(answered)).toEqual([303, '/complete-signup?step=confirm&sent=1']);
  });

  it('mails nobody where the corrected address was left empty', async () => {
    const { bodies, answered } = await post({ email: '' });
    expect(bodies).toEqual([]);
    expect(answered).toMatchObject({
      data: { submission: { error: { email: ['field_required'] } } },
      init: { status: 422 },
    });
  });

  it.each([
    ['again', {}, {}],
    ['to a corrected address', { email: 'tom@example.com' }, { email: 'tom@example.com' }],
  ])('that was refused to send it %s says which form it was', async (_, fields, initialValue) => {
    const { answered } = await post(fields, () => {
      throw new ApiError(429, { code: 'rate_limited', params: { minutes: 5 } });
    });
    expect(answered).toMatchObject({ data: { failure: { code: 'rate_limited' } }, init: { status: 429 } });
    expect((answered as { data: { submission: object } }).data.submission).toHaveProperty('initialValue', initialValue);
    expect((answered as { data: { submission: { error: object } } }).data.submission.error).not.toHaveProperty('email');
  });
});
