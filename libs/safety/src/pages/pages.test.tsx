// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { company, legalAnswers } from './company.fixture.ts';
import { ComplaintsPage } from './complaints/complaints-page.tsx';
import { CookiesPage } from './cookies/cookies-page.tsx';
import { FaqPage } from './faq/faq-page.tsx';
import { LegalPage, type LegalText } from './legal-page.tsx';
import { receiptIn } from './received.tsx';
import { ServicePage } from './service/service-page.tsx';

const changes = { refund_days: 14, domain: 'parlour.example', terms_version: '2024-03-04' };
const answers = { ...legalAnswers, 'GET /api/user.php': () => visitor };

describe('legal texts', () => {
  it.each<[LegalText, string]>([
    ['terms', 'Terms'],
    ['privacy', 'Privacy'],
    ['return-policy', 'Returns and refunds'],
    ['ban', 'Access ban'],
  ])('%s say that they are a template, since when they hold and who answers for them', async (text, title) => {
    renderPage(<LegalPage text={text} />, answers, { changes });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(/This is a template/)).toBeTruthy();
    expect(screen.getByText('Valid from 4 March 2024')).toBeTruthy();
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/\.$/);
    for (const fact of [company.name, company.kvk, 'NL000000000B00', 'Parlour, Evening Rooms'])
      expect(screen.getByText(fact)).toBeTruthy();
    expect(screen.getByRole('link', { name: '+31301234567' }).getAttribute('href')).toBe('tel:+31301234567');
  });

  it('lead to the brand’s own telephone, where it has one', async () => {
    renderPage(<LegalPage text="terms" />, answers, { changes: { ...changes, support_phone: '+44 20-7946 0100' } });
    const phone = await screen.findByRole('link', { name: '+442079460100' });
    expect(phone.getAttribute('href')).toBe('tel:+442079460100');
    expect(screen.queryByRole('link', { name: '+31301234567' })).toBeNull();
  });

  it('name the days of free returns', async () => {
    renderPage(<LegalPage text="return-policy" />, answers, { changes });
    expect(await screen.findByText('14 day free returns')).toBeTruthy();
  });
});

describe('questions and answers', () => {
  it.each([
    ['Can I return credits?', 'How to return them', '/pages/return-policy'],
    ['I have paid, and there are no credits. What now?', 'Ask customer service', '/pages/service'],
    ['Why was my photo refused, or my account blocked?', 'Complaints', '/complaints'],
    ['What if my date of birth is wrong?', 'Ask customer service', '/pages/service'],
  ])('%s says where it is acted upon', async (question, words, href) => {
    renderPage(<FaqPage search={question} />, answers, { changes });
    const entry = (await screen.findByText(question)).closest('details')!;
    expect(within(entry).getByRole('link', { name: words }).getAttribute('href')).toBe(href);
  });
});

describe('cookies', () => {
  it('can be rejected as easily as agreed to', async () => {
    renderPage(<CookiesPage saved={false} />, answers, { changes });
    const [no, yes] = [
      await screen.findByRole('button', { name: 'Reject' }),
      screen.getByRole('button', { name: 'Agree' }),
    ];
    expect(no.className).toBe(yes.className);
    expect(screen.getByText('You have not chosen yet: nothing is counted.')).toBeTruthy();
    expect(screen.getByText('sid')).toBeTruthy();
  });

  it('are listed by the names that a browser shows, which https changes', async () => {
    function AtHttps() {
      return (
        <SiteContext value={{ ...useSite(), origin: 'https://parlour.example' }}>
          <CookiesPage saved={false} />
        </SiteContext>
      );
    }
    renderPage(<AtHttps />, answers, { changes });
    for (const name of ['__Host-sid', '__Host-bid', 'locale']) expect(await screen.findByText(name)).toBeTruthy();
  });

  it('show a member what they chose on another device', async () => {
    renderPage(
      <CookiesPage saved />,
      {
        ...answers,
        'GET /api/user.php': () => member(),
        'GET /api/consents.php': () => ({
          consents: [{ kind: 'analytics', version: '1', given: true, at: '' }],
          due: [],
        }),
      },
      { changes },
    );
    expect(await screen.findByText('You agreed.')).toBeTruthy();
    expect(screen.getByText('Your choice is kept.')).toBeTruthy();
  });

  it('say that a choice was refused, and not that it is kept', async () => {
    const refusal = { code: 'rate_limited', params: { minutes: 12 }, back: null } as const;
    renderPage(<CookiesPage saved refusal={refusal} />, answers, { changes });
    expect((await screen.findByRole('alert')).textContent).toContain('12 minutes');
    expect(screen.queryByText('Your choice is kept.')).toBeNull();
  });
});

describe('questions and answers', () => {
  it('are found by the address, and at once by what is typed', async () => {
    renderPage(<FaqPage search="return credits" />, answers, { changes });
    expect(await screen.findByText('Can I return credits?')).toBeTruthy();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    const box = screen.getByRole('searchbox', { name: 'Search the questions' });
    await userEvent.clear(box);
    expect(screen.getAllByRole('group').length).toBeGreaterThan(5);
    expect(screen.getByRole('link', { name: 'Delete my account', hidden: true }).getAttribute('href')).toBe(
      '/account-delete',
    );
    await userEvent.type(box, 'report somebody');
    expect(screen.getByText(/you find the outcome in your settings/)).toBeTruthy();
    await userEvent.clear(box);
    await userEvent.type(box, 'submarine');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Ask customer service' });
    expect(way.getAttribute('href')).toBe('/pages/service');
  });

  it('are those of the address after going back too: no browser puts back what was typed', async () => {
    renderPage(<FaqPage search="submarine" />, answers, { changes });
    const box = await screen.findByRole('searchbox', { name: 'Search the questions' });
    expect(box.getAttribute('autocomplete')).toBe('off');
  });

  it('are counted aloud while one types, and an answer that is open stays as it is', async () => {
    renderPage(<FaqPage search="" />, answers, { changes });
    const box = await screen.findByRole('searchbox', { name: 'Search the questions' });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByText('Can I return credits?').closest('[aria-live]')).toBeNull();
    await userEvent.type(box, 'r');
    const answer = screen.getByText('Can I return credits?').closest('details');
    await userEvent.type(box, 'eturn credits');
    expect(screen.getByRole('status').textContent).toBe('1 question found');
    expect(screen.getByText('Can I return credits?').closest('details')).toBe(answer);
    await userEvent.clear(box);
    expect(screen.getByText('Can I return credits?').closest('details')).toBe(answer);
    expect(answer?.open).toBe(false);
  });
});

describe('customer service', () => {
  const write = async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'tom@post.example');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'technical');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your message' }), 'The page stays white.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  };

  it('takes a question and goes to its receipt', async () => {
    const { asked, router } = renderPage(
      <ServicePage receipt={null} />,
      { ...answers, 'POST /api/contact.php': () => ({ reference: '7K3F-9Q2M' }) },
      { changes, address: '/pages/service' },
    );
    await write();
    await waitFor(() => expect(router.state.location.search).toBe('?reference=7K3F-9Q2M'));
    const sent = asked.find(({ call }) => call.path === '/api/contact.php');
    expect(sent?.body).toEqual({ email: 'tom@post.example', topic: 'technical', text: 'The page stays white.' });
    expect(sent?.idempotencyKey).toBeTruthy();
  });

  it('loses nothing where it fails', async () => {
    renderPage(
      <ServicePage receipt={null} />,
      {
        ...answers,
        'POST /api/contact.php': () => {
          throw new ApiError(429, { code: 'rate_limited', params: { minutes: 12 } });
        },
      },
      { changes },
    );
    await write();
    expect((await screen.findByRole('alert')).textContent).toContain('12 minutes');
    expect(screen.getByDisplayValue('The page stays white.')).toBeTruthy();
  });
});

describe('complaints', () => {
  it('know who is logged in, and what the address is about', async () => {
    const user = member({}, { email: 'lucas@example.org' });
    renderPage(
      <ComplaintsPage receipt={null} paymentId="0190a0a0-0000-7000-8000-000000000000" about={null} />,
      { ...answers, 'GET /api/user.php': () => user },
      { changes },
    );
    expect(await screen.findByDisplayValue('lucas@example.org')).toBeTruthy();
    expect(screen.getByDisplayValue('Lucas')).toBeTruthy();
    expect(screen.getByDisplayValue('A payment')).toBeTruthy();
  });

  it('are about the payment where the address names a decision too', async () => {
    renderPage(
      <ComplaintsPage receipt={null} paymentId="0190a0a0-0000-7000-8000-000000000000" about="7K3F-9Q2M" />,
      answers,
      { changes },
    );
    expect(await screen.findByDisplayValue('A payment')).toBeTruthy();
    expect(screen.queryByDisplayValue(/7K3F-9Q2M/)).toBeNull();
  });

  it('say by when they are answered', async () => {
    const receipt = receiptIn(new URLSearchParams({ reference: '7K3F-9Q2M', answer_by: '2026-12-05' }));
    renderPage(<ComplaintsPage receipt={receipt} paymentId={null} about={null} />, answers, { changes });
    expect(await screen.findByText(/7K3F-9Q2M.*5 December 2026/)).toBeTruthy();
  });

  it('take no reference from an address that no form made', () => {
    expect(receiptIn(new URLSearchParams({ reference: 'call 0900-1234' }))).toBeNull();
    for (const answer_by of ['never', '2026-13-45'])
      expect(receiptIn(new URLSearchParams({ reference: '7K3F-9Q2M', answer_by }))?.answerBy).toBeNull();
  });
});
