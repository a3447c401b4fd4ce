import { brand as one } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { expect, test } from 'vitest';
import { settingsFiles } from '../../brands.ts';
import { filesOfApps } from './files-of-apps.ts';

test('files whose ids are their folders’ names are taken in their order', () => {
  expect(filesOfApps({ [other.id]: other, [one.id]: one })).toEqual([other, one]);
  expect(settingsFiles.length).toBeGreaterThan(1);
});

test('a second file with an id stops the start, which names both', () => {
  const start = () => filesOfApps({ [one.id]: one, trial: { ...other, id: one.id } });
  const reason = `apps/trial/settings.ts has the id of apps/${one.id}/settings.ts`;
  expect(start).toThrow(`\n  id: ${reason}; write trial, or rename the folder`);
});

test('an id that is not its folder’s name stops the start: nobody would find its pages', () => {
  const start = () => filesOfApps({ [one.id]: one, trial: other });
  expect(start).toThrow('id: the app lies in apps/trial; write trial, or rename the folder');
});
