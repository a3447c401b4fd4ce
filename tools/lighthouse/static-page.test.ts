import { expect, test } from 'vitest';
import { openStaticPages, wordsOf } from './static-page.ts';

const html =
  '<head><title>no</title></head><body><style>a{}</style><h1>One <b>two</b></h1><script>x()</script><p>three</p></body>';

test('takes the words of a page and leaves the rest', () => {
  expect(wordsOf(html)).toEqual(['One', 'two', 'three']);
});

test('serves them without anything else', async () => {
  const pages = await openStaticPages();
  const answer = await fetch(pages.put('one', html));
  expect(await answer.text()).toContain('<p>three</p>');
  expect((await fetch(new URL('/other', answer.url))).status).toBe(404);
  await pages.close();
});
