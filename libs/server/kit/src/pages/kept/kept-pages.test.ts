import { describe, expect, test, vi } from 'vitest';
import { blankOf, filled, formTokenBlank } from './blanks.ts';
import { keptPage, KeptPages } from './kept-pages.ts';

const page = (text: string, status = 200) => keptPage(status, [['content-type', 'text/html']], text);

describe('a kept page', () => {
  test('holds each reader’s own wherever a blank stood', () => {
    const { parts } = page(`<a>${formTokenBlank}</a><b>ü ${blankOf('utm_id')} ${formTokenBlank}</b>`);
    expect(filled(parts, { form_token: 'mine', utm_id: '7' }).toString()).toBe('<a>mine</a><b>ü 7 mine</b>');
  });

  test('has another tag where body or headers differ', () => {
    expect(page('one').tag).not.toBe(page('two').tag);
    expect(keptPage(200, [['a', 'b']], 'one').tag).not.toBe(page('one').tag);
  });
});

describe('kept pages', () => {
  test('are rendered once for all who ask at the same time, and again after a minute', async () => {
    const pages = new KeptPages();
    const render = vi.fn(async () => page('one'));
    await Promise.all([pages.get('key', 0, render), pages.get('key', 0, render)]);
    await pages.get('key', 59_999, render);
    expect(render).toHaveBeenCalledTimes(1);
    await pages.get('key', 60_000, render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are rendered again where the clock was set back: nobody knows how old they are', async () => {
    const pages = new KeptPages();
    const render = vi.fn(async () => page('one'));
    for (const now of [3_600_000, 0, 59_999]) await pages.get('key', now, render);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('are the same object as before where they say the same', async () => {
    const pages = new KeptPages();
    const texts = ['one', 'one', 'two'];
    const got = [];
    for (const [minute, text] of texts.entries())
      got.push(await pages.get('key', minute * 60_000, async () => page(text)));
    expect(got[1]!.page).toBe(got[0]!.page);
    expect(got[2]!.page).not.toBe(got[0]!.page);
    expect(got.map(({ renderedAt }) => renderedAt)).toEqual([0, 60_000, 120_000]);
  });

  test('do not hold what was not found, nor a failure', async () => {
    const pages = new KeptPages();
    const missing = vi.fn(async () => page('gone', 404));
    await pages.get('key', 0, missing);
    await pages.get('key', 1, missing);
    expect(missing).toHaveBeenCalledTimes(2);
    await expect(pages.get('key', 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await pages.get('key', 3, async () => page('well'))).page.status).toBe(200);
  });

  test('let those go that nobody asked for the longest, where they are too many', async () => {
    const pages = new KeptPages();
    const big = 'x'.repeat(12 * 1024 * 1024);
    const rendered: string[] = [];
    const ask = (key: string, now: number) =>
      pages.get(key, now, async () => {
        rendered.push(key);
        return page(big);
      });
    for (const [now, key] of ['one', 'two', 'one', 'three', 'one', 'two'].entries()) await ask(key, now);
    expect(rendered).toEqual(['one', 'two', 'three', 'two']);
  });
});
