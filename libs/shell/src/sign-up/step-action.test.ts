import { describe, expect, it } from 'vitest';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { ledTo } from '../testing/where-to.ts';
import { stepAction } from './step-action.ts';

const reply = { sent_to_masked: 't••@e••.com', next_after: '2026-11-21T20:01:00.000Z' };

/** Posts a form of the last step, as a browser without JavaScript does. */
async function post(posted: Record<string, string>, answer: () => unknown = () => reply) {
  const sent = routeArguments({ address: '/complete-signup?step=confirm', posted, answer });
  const answered: unknown = await stepAction(sent);
  return { bodies: sent.asked.map(({ body }) => body), answered };
}

describe('the step that confirms, without JavaScript', () => {
  it.each([
    ['again', {}],
    ['to a corrected address', { email: 'tom@example.com' }],
  ])('sends the mail %s, and comes back saying so', async (_, fields) => {
    const { bodies, answered } = await post(fields);
    expect(bodies).toEqual([fields]);
    expect(await ledTo(answered)).toEqual([303, '/complete-signup?step=confirm&sent=1']);
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
    const { answered } = await post(fields, refuse(429, { code: 'rate_limited', params: { minutes: 5 } }));
    expect(answered).toMatchObject({ data: { failure: { code: 'rate_limited' } }, init: { status: 429 } });
    expect((answered as { data: { submission: object } }).data.submission).toHaveProperty('initialValue', initialValue);
    expect((answered as { data: { submission: { error: object } } }).data.submission.error).not.toHaveProperty('email');
  });
});
