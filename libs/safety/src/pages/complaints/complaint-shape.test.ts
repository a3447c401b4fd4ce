import { expect, test } from 'vitest';
import { parseForm, unreadableForm } from '@parlour/api-client/call-form/read-call-form';
import { complaintForm } from './complaint-shape.ts';

test('what is wrong with the payment, whose field nobody sees, is said of the whole form', () => {
  const posted = new FormData();
  const typed = { name: 'Lucas', email: 'lucas@example.org', category: 'payment', text: 'My credits never came.' };
  for (const [name, value] of Object.entries({ ...typed, payment_id: 'damaged' })) posted.set(name, value);
  const { failure } = unreadableForm(parseForm(posted, complaintForm.schema), complaintForm);
  expect(failure).toMatchObject({ code: 'value_unknown' });
});
