import { expect, it } from 'vitest';
import { documentOf } from './document.fixture.tsx';

it('a page ends where the keyboard begins, and fills a phone to its edges', () => {
  const [, viewport = ''] = /<meta name="viewport" content="([^"]*)"/.exec(documentOf()) ?? [];
  expect(viewport.split(', ')).toEqual(
    expect.arrayContaining(['width=device-width', 'viewport-fit=cover', 'interactive-widget=resizes-content']),
  );
});
