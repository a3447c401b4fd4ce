import { expect, test } from 'vitest';
import { scriptsOf } from './prefetch-pages.ts';

const manifest = {
  root: { id: 'root', path: '', module: '/root.js' },
  layout: { id: 'layout', parentId: 'root', module: '/layout.js', imports: ['/shared.js'] },
  home: { id: 'home', parentId: 'layout', index: true, module: '/home.js' },
  member: { id: 'member', parentId: 'layout', path: 'members/:id', module: '/member.js', imports: ['/shared.js'] },
};

test('finds the scripts of the page behind an address', () => {
  expect(scriptsOf(manifest, '/members/1')).toEqual([
    '/root.js',
    '/layout.js',
    '/shared.js',
    '/member.js',
    '/shared.js',
  ]);
  expect(scriptsOf(manifest, '/nothing')).toEqual([]);
});
