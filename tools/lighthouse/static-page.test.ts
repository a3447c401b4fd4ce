import { expect, test } from 'vitest';
import { openStaticPages, wordsOf } from './static-page.ts';

const html =
  '<head><title>no</title></head><body><style>a{}</style><h1>One <b>two</b></h1><script>x()</script><p>three</p></body>';

test('takes the words of a page and leaves the rest', () => {
  expect(wordsOf(html)).toEqual(['One', 'two', 'three']);
});

test('serves them with one picture where one is given', async () => {
  const pages = await openStaticPages();
  const picture = { bytes: Buffer.from('<svg/>'), headers: { 'content-type': 'image/svg+xml' }, width: 3, height: 4 };
  const address = pages.put('two', html, picture);
  const [, source, size] =
    /<img src="([^"]+)" alt="" (width="3" height="4")>/.exec(await (await fetch(address)).text()) ?? [];
  expect(size).toBeTruthy();
  const answer = await fetch(new URL(source!, address));
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/svg+xml', '<svg/>']);
  await pages.close();
});

test('serves them without anything else', async () => {
  const pages = await openStaticPages();
  const answer = await fetch(pages.put('one', html));
  expect(await answer.text()).toContain('<p>three</p>');
  expect((await fetch(new URL('/other', answer.url))).status).toBe(404);
  await pages.close();
});
