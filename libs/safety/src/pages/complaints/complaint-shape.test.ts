import { expect, test } from 'vitest';
import { parseForm, unreadableForm } from '@parlour/api-client/call-form/read-call-form';
import { complaintForm } from './complaint-shape.ts';

const complete = { name: 'Lucas', email: 'lucas@example.org', category: 'payment', text: 'My credits never came.' };

/** What the form says of this. */
function refuse(typed: Record<string, string>) {
  const posted = new FormData();
  for (const [name, value] of Object.entries(typed)) posted.set(name, value);
  return unreadableForm(parseForm(posted, complaintForm.schema), complaintForm);
}

test('what is wrong with the payment, whose field nobody sees, is said of the whole form', () => {
  expect(refuse({ ...complete, payment_id: 'damaged' }).failure).toMatchObject({ code: 'value_unknown' });
});

test('a name that is too long is not called missing, and as long as people count it', () => {
  const { submission, params } = refuse({ ...complete, name: 'L'.repeat(81) });
  expect(submission.error).toEqual({ name: ['text_too_long'] });
  expect(params).toEqual({ max: 80 });
  expect(refuse({ ...complete, name: '🌷'.repeat(80) }).submission.error).toBeUndefined();
  expect(refuse({ ...complete, name: ' ' }).submission.error).toEqual({ name: ['name_required'] });
});
