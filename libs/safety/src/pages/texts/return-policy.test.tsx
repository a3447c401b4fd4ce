// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { legalAnswers } from '../company.fixture.ts';
import { ComplaintsPage } from '../complaints/complaints-page.tsx';
import { LegalPage } from '../legal-page.tsx';

const changes = { refund_days: 14, terms_version: '2024-03-04' };
const answers = { ...legalAnswers, 'GET /api/user.php': () => visitor };

test('a return asks for no number: it begins at the payment, or at customer service', async () => {
  renderPage(<LegalPage text="return-policy" />, answers, { changes });
  const link = await screen.findByRole('link', { name: 'your transactions' });
  expect(link.getAttribute('href')).toBe('/transactions');
  expect(link.parentElement?.textContent).toContain(
    'Open the payment among your transactions and choose “Something is wrong with this payment”, or write to customer service.',
  );
});

test('what is complained of from a payment says which', async () => {
  const payment_id = '0190a0a0-0000-7000-8000-000000000000';
  const { asked } = renderPage(
    <ComplaintsPage receipt={null} paymentId={payment_id} about={null} />,
    {
      ...answers,
      'GET /api/user.php': () => member({}, { email: 'lucas@example.org' }),
      'POST /api/complaint.php': () => ({ reference: '7K3F-9Q2M', answer_by: '2026-12-05' }),
    },
    { changes },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your complaint' }), 'I return my credits.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
  const sent = () => asked.find(({ call }) => call.path === '/api/complaint.php');
  await waitFor(() => expect(sent()?.body).toMatchObject({ payment_id, category: 'payment' }));
});
