// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { company, legalAnswers } from './company.fixture.ts';
import { CookiesPage } from './cookies/cookies-page.tsx';
import { LegalPage, type LegalText } from './legal-page.tsx';

const texts: LegalText[] = ['ban', 'privacy', 'return-policy', 'terms'];
const pages = [
  ...texts.map((text) => [text, () => <LegalPage text={text} />] as const),
  ['cookies', () => <CookiesPage saved={false} />] as const,
];

it.each(pages)(
  'the page %s is no template once a lawyer has read it, and ends with what the brand adds',
  async (slug, Page) => {
    const addition = { locale: 'nl', paragraphs: ['Onze functionaris.', '<b>Geen</b> opmaak.'] };
    const answers = {
      ...legalAnswers,
      'GET /api/legal-text.php': () => ({ reviewed: true, addition }),
      'GET /api/user.php': () => visitor,
    };
    const { asked } = renderPage(<Page />, answers, { changes: { terms_version: '2024-03-04' } });
    const [first, second] = [await screen.findByText('Onze functionaris.'), screen.getByText('<b>Geen</b> opmaak.')];
    expect(first.parentElement).toBe(second.parentElement);
    expect(first.parentElement?.lang).toBe('nl');
    const after = second.compareDocumentPosition(screen.getByText(company.kvk));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const before = first.compareDocumentPosition(screen.getAllByRole('heading').at(-1)!);
    expect(before & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(screen.getByText('Valid from 4 March 2024')).toBeTruthy();
    expect(screen.queryByText(/This is a template/)).toBeNull();
    const request = asked.find(({ call }) => call.path === '/api/legal-text.php');
    expect(request?.query).toEqual({ page: slug });
  },
);
