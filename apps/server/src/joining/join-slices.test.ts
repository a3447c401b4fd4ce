import { expect, test } from 'vitest';
import { settingsSchema } from '@parlour/brand/settings-schema';
import { callTable } from '@parlour/server-kit/calls/call-table';
import { openApi } from '@parlour/server-kit/openapi/openapi';
import { settingsFiles } from '../brands.ts';
import { shareOf } from '../start/brands/catalogue-completeness.ts';
import { joinedCalls as calls } from '../testing/joined-calls.fixture.ts';

/** Every call of the contract, found as its files are. */
const contract = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../../../libs/contract/src/**/*.ts', '!**/*.test.ts'], {
    eager: true,
  }),
)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is { method: string; path: string } =>
      typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );

test('every call of the contract has one handler', () => {
  const placeOf = ({ method, path, when }: { method: string; path: string; when?: object }): string =>
    `${method} ${path} ${JSON.stringify(when ?? {})}`;
  expect(calls.map(({ call }) => placeOf(call)).toSorted()).toEqual([...new Set(contract.map(placeOf))].toSorted());
  expect(callTable(calls).places.length).toBeGreaterThan(20);
});

test('the whole contract can be written as OpenAPI', () => {
  const document = openApi(calls.map(({ call }) => call));
  const text = JSON.stringify(document);
  expect(text).toContain('"/api/message.php"');
  expect(text).not.toContain('"$schema"');
  const items = Object.entries(document['paths'] as Record<string, Record<string, { operationId: string }>>);
  expect(items.map(([path]) => path).filter((path) => /[?#]/.test(path))).toEqual([]);
  const ids = items.flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('no two brands share an id, a host or a name, and every niche has an app', () => {
  for (const key of ['id', 'domain', 'name'] as const)
    expect(new Set(settingsFiles.map((settings) => settings[key])).size, key).toBe(settingsFiles.length);
  expect(new Set(settingsFiles.map(({ niche }) => niche))).toEqual(settingsSchema.shape.niche.values);
});

test('a catalogue is as complete as its entries have words', () => {
  const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n';
  const entries = [
    'msgid "Send"\nmsgstr "Senden"\n',
    '#. long\nmsgid "Long"\nmsgstr ""\n"Lang"\n',
    'msgid "Open"\nmsgstr ""\n',
    'msgid "Two"\nmsgstr "Zwei"\n',
  ];
  expect(shareOf([header, ...entries].join('\n'))).toBe(0.75);
  expect(shareOf(header)).toBe(0);
});
