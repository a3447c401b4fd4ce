import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSettings } from './follow-settings.ts';

let changes: EventEmitter;
let done: string[];
beforeEach(() => {
  changes = new EventEmitter();
  done = [];
  vi.spyOn(console, 'log').mockImplementation((line) => done.push(`said: ${line}`));
  vi.spyOn(console, 'error').mockImplementation((line) => done.push(`complained: ${line}`));
});
afterEach(() => vi.restoreAllMocks());

/** Follows with stand-ins that write down what they are asked for. */
const follow = (publish: () => Promise<string>): void =>
  followSettings(changes, '/apps/one', {
    forget: (file) => done.push(`forgot ${file}`),
    publish,
    reload: () => done.push('reloaded'),
  });

test('a changed file of the settings is read anew and published before pages load again', async () => {
  follow(async () => 'version 2');
  changes.emit('change', '/apps/one/texts.ts');
  await expect.poll(() => done).toContain('reloaded');
  expect(done).toEqual(['forgot /apps/one/texts.ts', 'said: texts.ts has changed: version 2', 'reloaded']);
});

test('what is wrong in it is said, and the next change is published', async () => {
  const publish = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no such colour'));
  follow(publish.mockResolvedValueOnce('version 2'));
  changes.emit('change', '/apps/one/theme.ts');
  changes.emit('change', '/apps/one/theme.ts');
  await expect.poll(() => done).toContain('reloaded');
  expect(done).toContain('complained: theme.ts has changed, and nothing is published: no such colour');
  expect(done.filter((act) => act === 'reloaded')).toHaveLength(1);
});

test.each(['/apps/two/texts.ts', '/apps/one/vite.config.ts', '/apps/one/smoke.spec.ts', '/apps/one/build/texts.ts'])(
  '%s is none of its settings',
  async (file) => {
    follow(async () => 'version 2');
    changes.emit('change', file);
    await new Promise(setImmediate);
    expect(done).toEqual([]);
  },
);
