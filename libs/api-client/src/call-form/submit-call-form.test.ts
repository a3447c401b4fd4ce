import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in';
import { ApiError } from '../api-error.ts';
import type { CallRequest } from '../transport.ts';
import { defineCallForm } from './call-form-shape.ts';
import { submitCallForm } from './submit-call-form.ts';

const form = defineCallForm({
  call: logIn,
  schema: z.object({ login: z.string('login_failed'), password: z.string('password_weak') }),
  toBody: (values) => values,
  fieldNames: { 'body.login': 'login' },
});

function posted(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ form_token: 'token', ...values })) data.append(name, value);
  return data;
}

async function submit(values: Record<string, string>, answer: () => unknown = () => ({ user: null })) {
  const asked: CallRequest[] = [];
  const transport = async (request: CallRequest) => (asked.push(request), answer());
  const submitted = await submitCallForm(form, posted(values), { transport, idempotencyKey: 'token' });
  return { asked, submitted };
}

describe('a form that was posted without JavaScript', () => {
  it('makes its call, with the form’s token as key and not as a field', async () => {
    const { asked, submitted } = await submit({ login: 'tom', password: 'secret' });
    expect(asked).toMatchObject([{ body: { login: 'tom', password: 'secret' }, idempotencyKey: 'token' }]);
    expect(submitted).toEqual({ ok: true, reply: { user: null } });
  });

  it('comes back with what is wrong and what was typed, and asks nothing', async () => {
    const { asked, submitted } = await submit({ login: 'tom', password: '' });
    expect(asked).toEqual([]);
    expect(submitted).toMatchObject({
      ok: false,
      status: 422,
      lastResult: { submission: { initialValue: { login: 'tom' }, error: { password: ['password_weak'] } } },
    });
  });

  it('never brings a password back', async () => {
    const { submitted } = await submit({ login: 'tom', password: 'secret' }, () => {
      throw new ApiError(403, { code: 'login_failed' });
    });
    expect(submitted).toMatchObject({ ok: false, status: 403, lastResult: { failure: { code: 'login_failed' } } });
    expect(JSON.stringify(submitted)).not.toContain('secret');
  });

  it('puts the refusals of the body at the fields of the form', async () => {
    const { submitted } = await submit({ login: 'tom', password: 'secret' }, () => {
      throw new ApiError(422, {
        code: 'validation_failed',
        fields: { 'body.login': 'name_taken' },
        params: { max: 3 },
      });
    });
    expect(submitted).toMatchObject({
      lastResult: { submission: { error: { login: ['name_taken'] } }, failure: null, params: { max: 3 } },
    });
  });

  it('does not hide a mistake of ours', async () => {
    const broken = submit({ login: 'tom', password: 'secret' }, () => {
      throw new TypeError('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
  });
});
