// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import ComplaintsRoute from './complaints.tsx';

afterEach(cleanup);

const company = { country: 'NL', support_phone: '+31301234567', tradenames: [], vat_numbers: [] };
const whole = '0190a0a0-0000-7000-8000-000000000000';

test.each([
  ['is named', whole, whole],
  ['is named by a damaged link', whole.slice(0, -1), undefined],
  ['is none', 'undefined', undefined],
])('a complaint of a payment that %s can be sent', async (_, payment_id, sent) => {
  const { asked } = renderPage(
    <ComplaintsRoute />,
    {
      'GET /api/companyinfo.php': () => ({ company }),
      'GET /api/user.php': () => member({}, { email: 'lucas@example.org' }),
      'POST /api/complaint.php': () => ({ reference: '7K3F-9Q2M', answer_by: '2026-12-05' }),
    },
    { address: `/complaints?payment_id=${payment_id}` },
  );
  await userEvent.selectOptions(await screen.findByRole('combobox'), 'payment');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your complaint' }), 'My credits never came.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
  const complaint = () => asked.find(({ call }) => call.path === '/api/complaint.php')?.body;
  await waitFor(() => expect(complaint()).toMatchObject({ category: 'payment' }));
  expect((complaint() as { payment_id?: string }).payment_id).toBe(sent);
});
