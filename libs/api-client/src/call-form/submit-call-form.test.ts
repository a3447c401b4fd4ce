import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { PhotoFile } from '@parlour/contract/profile/photo-file';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import { atMost } from '@parlour/contract/types/texts';
import { ApiError } from '../api-error.ts';
import { messageForm } from '../chat/sending/message-form.ts';
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

  it('names what it makes by its token, where the call asks for a name', async () => {
    const asked: CallRequest[] = [];
    const transport = async (request: CallRequest) => (asked.push(request), {});
    const values = new FormData();
    for (const [name, value] of Object.entries({ form_token: 'x', text: ' Hi ', expected_cost: '10' }))
      values.append(name, value);
    await submitCallForm(messageForm({ profile_id: 'p' }), values, { transport, idempotencyKey: 'one act' });
    expect(asked[0]).toMatchObject({
      body: { profile_id: 'p', type: 'text', text: 'Hi', expected_cost: 10, client_id: 'one act' },
      idempotencyKey: 'one act',
    });
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

  it('comes back with the numbers that its sentences name', async () => {
    const login = z.string('login_failed').check(atMost(3, 'text_too_long'));
    const short = defineCallForm({ ...form, schema: form.schema.extend({ login }) });
    const asks = { transport: async () => ({ user: null }), idempotencyKey: 'token' };
    const submitted = await submitCallForm(short, posted({ login: 'thomas', password: 'secret' }), asks);
    expect(submitted).toMatchObject({
      lastResult: { submission: { error: { login: ['text_too_long'] } }, params: { max: 3 } },
    });
  });

  it('says of the whole what is wrong with a field that nobody sees', async () => {
    const linkForm = defineCallForm({ ...form, fieldNames: {}, hidden: ['login'] });
    const lastResultOf = async (values: Record<string, string>) => {
      const transport = async () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { login: 'link_expired' } });
      };
      const submitted = await submitCallForm(linkForm, posted(values), { transport, idempotencyKey: 'token' });
      return submitted.ok ? null : submitted.lastResult;
    };
    expect(await lastResultOf({ login: '', password: 'secret' })).toMatchObject({ failure: { code: 'login_failed' } });
    expect(await lastResultOf({ login: 'x', password: 'secret' })).toMatchObject({ failure: { code: 'link_expired' } });
    expect(await lastResultOf({ login: 'x', password: '' })).toMatchObject({ failure: null });
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

  it('puts the refusal of an entry at the list that it stands in', async () => {
    const { submitted } = await submit({ login: 'tom', password: 'secret' }, () => {
      throw new ApiError(422, {
        code: 'validation_failed',
        fields: { 'password.1': 'text_too_long', 'body.login.0': 'name_taken' },
      });
    });
    const error = { login: ['name_taken'], password: ['text_too_long'] };
    expect(submitted).toMatchObject({ lastResult: { submission: { error }, failure: null } });
  });

  it('does not hide a mistake of ours', async () => {
    const broken = submit({ login: 'tom', password: 'secret' }, () => {
      throw new TypeError('a bug');
    });
    await expect(broken).rejects.toThrow('a bug');
  });

  it('sends a file, and never brings one back', async () => {
    const posted = new FormData();
    posted.set('file', new File(['a photo'], 'photo.jpg'));
    const asked: CallRequest[] = [];
    const submitted = await submitCallForm(
      defineCallForm({ call: uploadPhoto, schema: z.object({ file: PhotoFile }), toBody: (values) => values }),
      posted,
      {
        idempotencyKey: 'key',
        transport: async (request) => {
          asked.push(request);
          throw new ApiError(415, { code: 'photo_type' });
        },
      },
    );
    expect(asked).toMatchObject([{ body: { file: { size: 7 } } }]);
    expect(submitted).toMatchObject({ ok: false, status: 415, lastResult: { failure: { code: 'photo_type' } } });
    expect(structuredClone(submitted)).toEqual(JSON.parse(JSON.stringify(submitted)));
  });
});
