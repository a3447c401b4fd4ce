import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const routes = path.join(import.meta.dirname, '../routes');

it('is the warning’s own links, where mails lead, and the ways out, and nothing that shows members', () => {
  const open = readdirSync(routes)
    .filter((file) => /handle: BeforeEntry = /.test(readFileSync(path.join(routes, file), 'utf8')))
    .map((file) => path.basename(file, '.tsx'));
  expect(open).toEqual([
    'account-delete',
    'account-deleted',
    'activate-done',
    'activate-error',
    'activate',
    'complaints',
    'cookies',
    'faq',
    'lang-config',
    'legal',
    'mail-change-do',
    'reset-password-do',
    'service',
    'unsubscribe',
  ]);
});
