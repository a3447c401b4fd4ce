import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellOfServerCode } from './tell-of-server-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('changed files that the server runs are told of together and once, any other not at all', () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  const changes = new EventEmitter();
  tellOfServerCode(changes, (file) => file.startsWith('/parlour/libs/server/'), '/parlour');
  const change = (file: string) => changes.emit('change', `/parlour/${file}`);
  change('libs/chat/page.tsx');
  vi.runAllTimers();
  expect(said).toEqual([]);
  change('libs/server/send.ts');
  change('libs/server/read.ts');
  vi.runAllTimers();
  change('libs/server/send.ts');
  change('libs/server/like.ts');
  vi.runAllTimers();
  expect(said).toEqual([
    'Changed, and run by the server from its next start on: libs/server/send.ts and 1 more',
    'Changed, and run by the server from its next start on: libs/server/like.ts',
  ]);
});
