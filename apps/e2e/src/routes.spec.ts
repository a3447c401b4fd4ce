import { fetchPage, titleIn } from './support/fetch-page.ts';
import { exampleOf, routePatterns } from './support/route-table.ts';
import { sites } from './support/sites.ts';
import { expect, test } from './support/test.ts';

interface Expected {
  status: number;
  /** Without the site's name; null is the brand's own sentence. */
  title?: string | null;
  /** Members only: visitors are sent to log in. */
  asksToLogIn?: true;
}

const membersOnly: Expected = { status: 302, asksToLogIn: true };
const page = (title: string | null): Expected => ({ status: 200, title });

/** What a visitor gets at each pattern of the shell's route table. */
const expected: Record<string, Expected> = {
  '/': page(null),
  '/login': page('Log in'),
  '/members': page('Members'),
  '/members/:id': { status: 404 },
  '/likes/:type?': membersOnly,
  '/chats': membersOnly,
  '/credits': page('Credits'),
  '/credits/:id/:paymentmethod?': page('Credits'),
  '/payments/:id': membersOnly,
  '/transactions/:id?': membersOnly,
  '/pricing': page('Pricing'),
  '/profile': membersOnly,
  '/settings': membersOnly,
  '/lang-config': page('Language'),
  '/pages/:slug': { status: 404 },
  '/*': { status: 404 },
  '/chats/:id': membersOnly,
  '/members/:id/chat': membersOnly,
  '/signup': page('Join free'),
  '/complete-signup': membersOnly,
  '/activate': page('Confirm your e-mail address'),
  '/activate/done': page('Welcome'),
  '/activate/error': page('Activation failed'),
};

test('the table below knows every route of the shell', () => {
  expect([...routePatterns].sort()).toEqual(Object.keys(expected).sort());
});

for (const { id, name, texts, logged_out_search: openSearch } of sites) {
  for (const pattern of routePatterns) {
    const { status, title, asksToLogIn } = expected[pattern] ?? { status: 200 };
    test(`${id} answers ${pattern}`, async () => {
      const path = exampleOf(pattern);
      const answer = await fetchPage(id, path, { cookie: 'locale=en' });
      const closed = pattern.startsWith('/members') && !openSearch;
      expect(answer.status, answer.text.slice(0, 500)).toBe(closed ? 302 : status);
      if (asksToLogIn || closed) expect(answer.headers['location']).toBe(`/login?next=${encodeURIComponent(path)}`);
      else if (title !== undefined)
        expect(titleIn(answer.text)).toBe(title === null ? texts.en!.index_title : `${title} · ${name}`);
    });
  }
}

test('a host of nobody is refused', async () => {
  expect((await fetchPage('nobody', '/')).status).toBe(421);
});
