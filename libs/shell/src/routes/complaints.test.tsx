// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import ComplaintsRoute from './complaints.tsx';

const company = { country: 'NL', support_phone: '+31301234567', tradenames: [], vat_numbers: [] };
const answers = {
  'GET /api/companyinfo.php': () => ({ company }),
  'GET /api/user.php': () => member({}, { email: 'lucas@example.org' }),
  'POST /api/complaint.php': () => ({ reference: '7K3F-9Q2M', answer_by: '2026-12-05' }),
};
const whole = '0190a0a0-0000-7000-8000-000000000000';

test.each([
  ['a decision', whole],
  ['a report', '7K3F-9Q2M'],
])('a complaint about %s comes with its reference, which whoever writes it may change', async (_, about) => {
  const { asked } = renderPage(<ComplaintsRoute />, answers, { address: `/complaints?about=${about}` });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your complaint' });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('decision');
  await userEvent.type(text, 'It was a joke.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call.path === '/api/complaint.php')?.body).toMatchObject({
      category: 'decision',
      text: `My reference is ${about}.\n\nIt was a joke.`,
    }),
  );
});

test('an address puts no words of its own into the form', async () => {
  renderPage(<ComplaintsRoute />, answers, { address: '/complaints?about=Call+0900-1234' });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your complaint' });
  expect([text.value, screen.getByRole<HTMLSelectElement>('combobox').value]).toEqual(['', '']);
});

test.each([
  ['is named', whole, whole],
  ['is named by a damaged link', whole.slice(0, -1), undefined],
  ['is none', 'undefined', undefined],
])('a complaint of a payment that %s can be sent', async (_, payment_id, sent) => {
  const { asked } = renderPage(<ComplaintsRoute />, answers, { address: `/complaints?payment_id=${payment_id}` });
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'payment');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your complaint' }), 'My credits never came.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
  const complaint = () => asked.find(({ call }) => call.path === '/api/complaint.php')?.body;
  await waitFor(() => expect(complaint()).toMatchObject({ category: 'payment' }));
  expect((complaint() as { payment_id?: string }).payment_id).toBe(sent);
});
