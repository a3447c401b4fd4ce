import { pathIn, publicAddresses } from '../../../../libs/contract/src/public-addresses.ts';
import { entryCookie, entryPassed } from '../../../../libs/models/src/account/consents/entry-warning.ts';
import { fetchPage, titleIn, wordsIn } from '../support/fetch-page.ts';
import { exampleOf } from '../support/route-table.ts';
import { siteOf, sites } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';
import { isLeftOut, visitorRoutes } from '../support/visitor-routes.ts';

const entrySeen = `${entryCookie}=${entryPassed}`;
const cookie = `locale=en; ${entrySeen}`;

/** What a reader without JavaScript has: the page's own heading, and forms that send themselves. */
const heading = /<h1[\s>]/;
const ownForm = /<form[^>]*method="post"/;

for (const site of sites) {
  const { id, name, texts, landers, locales, domain_language: own, logged_out_search: openSearch } = site;
  const isEnglish = locales.includes('en');
  const another = locales.find((locale) => locale !== own);
  for (const [pattern, { status, layout, title, asksToLogIn, hasForm }] of Object.entries(visitorRoutes)) {
    test(`${id} answers ${pattern}`, async () => {
      const path = exampleOf(pattern);
      const answer = await fetchPage(id, path, { cookie });
      const needsMember = asksToLogIn || (/^\/members(\/:id)?$/.test(pattern) && !openSearch);
      const expected = needsMember || isLeftOut(pattern, landers) ? 302 : status;
      expect(answer.status, answer.text.slice(0, 500)).toBe(expected);
      if (needsMember) expect(answer.headers['location']).toBe(`/login?next=${encodeURIComponent(path)}`);
      if (expected === 302 && layout === 'lander') expect(answer.headers['location']).toMatch(/\/signup$/);
      if (expected === 302) return;
      expect(answer.text).toMatch(heading);
      if (expected !== 200) return;
      if (hasForm) expect(answer.text).toMatch(ownForm);
      if (title === null) expect(titleIn(answer.text)).toBe(texts[isEnglish ? 'en' : own]!.index_title);
      if (title && isEnglish) expect(titleIn(answer.text)).toBe(`${title} · ${name}`);
    });
  }

  for (const path of publicAddresses(site))
    test(`${id} shows ${path} to search engines, in its languages`, async () => {
      const answer = await fetchPage(id, path, { cookie });
      expect(answer.status).toBe(200);
      expect(answer.text).toMatch(heading);
      expect(answer.text).toContain('rel="canonical"');
      expect(answer.text).not.toContain('content="noindex"');
      expect(titleIn(answer.text)).not.toBe('');
      if (path.startsWith('/landers/')) expect(answer.text).toContain('property="og:title"');
      else expect(answer.text).toContain(`<meta property="og:title" content="${titleIn(answer.text)}"/>`);
      if (path.startsWith('/landers/')) expect(answer.text).toMatch(ownForm);
      if (another === undefined) return;
      const translated = await fetchPage(id, pathIn(another, path, own), { cookie });
      expect(translated.text).toContain(`<html lang="${another}">`);
    });
}

/** What a lawyer has to read before the site opens (templates, not contracts). */
const MAX_WORDS = 250;

test(`legal texts have at most ${MAX_WORDS} words, in every language`, async () => {
  const { id, locales, domain_language: own } = siteOf('default');
  const long: string[] = [];
  for (const locale of locales)
    for (const slug of ['ban', 'privacy', 'return-policy', 'terms']) {
      const { text } = await fetchPage(id, pathIn(locale, `/pages/${slug}`, own), { cookie: entrySeen });
      expect(text).toContain(`<html lang="${locale}">`);
      const words = wordsIn(text);
      expect(words, `${slug} in ${locale}`).toBeGreaterThan(50);
      if (words > MAX_WORDS) long.push(`${slug} in ${locale}: ${words}`);
    }
  expect(long).toEqual([]);
});

test('a host of nobody is refused', async () => {
  expect((await fetchPage('nobody', '/')).status).toBe(421);
});
