import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const rule = '@nx/enforce-module-boundaries';
const workspace = path.resolve(import.meta.dirname, '../..');
let eslint: ESLint;

beforeAll(async () => {
  eslint = new ESLint({ cwd: workspace });
  // The first text waits for the graph of all projects.
  await eslint.lintText('', { filePath: path.join(workspace, 'libs/chat/src/planted.ts') });
});

/** What one of these rules says about a text in this place. */
async function said(rules: readonly string[], place: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(workspace, place) });
  return result?.messages.filter(({ ruleId }) => rules.includes(ruleId ?? '')).map(({ message }) => message) ?? [];
}

const importing = (imported: string): string =>
  `import { planted } from '${imported}';\n\nexport const uses = planted;\n`;

/** What the walls say about a file of this place that imports this. */
const refusals = (place: string, imported: string): Promise<string[]> => said([rule], place, importing(imported));

describe.each([
  ['a feature another feature', 'libs/chat/src/planted.ts', '@parlour/members'],
  ['a feature the shell', 'libs/chat/src/planted.ts', '@parlour/shell/page/page-context'],
  ['a feature the server', 'libs/members/src/planted.ts', '@parlour/server-members'],
  ['the shell the server', 'libs/shell/src/planted.ts', '@parlour/server-kit/calls/handle'],
  ['the data layer a feature', 'libs/api-client/src/planted.ts', '@parlour/chat'],
  ['ui a model', 'libs/ui/src/planted.ts', '@parlour/models/locale'],
  ['ui a query', 'libs/ui/src/planted.ts', '@parlour/api-client/send'],
  ['ui an atom', 'libs/ui/src/planted.ts', '@parlour/state/page/toasts'],
  ['a state atom the data layer', 'libs/state/src/planted.ts', '@parlour/api-client/send'],
  ['the contract the server', 'libs/contract/src/planted.ts', '@parlour/server-kit/calls/handle'],
  ['the contract the data layer', 'libs/contract/src/planted.ts', '@parlour/api-client/send'],
  ['a model the contract', 'libs/models/src/planted.ts', '@parlour/contract/addresses'],
  ['words a feature', 'libs/i18n/src/planted.ts', '@parlour/account'],
  ['a brand a feature', 'libs/brand/src/planted.ts', '@parlour/payments'],
  ['a brand app a feature', 'apps/default/planted.ts', '@parlour/chat'],
  ['a brand app the server', 'apps/default/planted.ts', '@parlour/server-kit/calls/handle'],
  ['a server slice another slice', 'libs/server/chat/src/planted.ts', '@parlour/server-payments'],
  ['a server slice a feature', 'libs/server/chat/src/planted.ts', '@parlour/chat'],
  ['the server kit a slice', 'libs/server/kit/src/planted.ts', '@parlour/server-chat'],
  ['the server kit the demo', 'libs/server/kit/src/planted.ts', '@parlour/server-demo'],
  ['the demo a slice', 'libs/server/demo/src/planted.ts', '@parlour/server-chat'],
  ['the demo a feature', 'libs/server/demo/src/planted.ts', '@parlour/chat'],
  ['a server slice the tests', 'libs/server/chat/src/planted.ts', '@parlour/testing/database'],
  ['a feature the tests', 'libs/chat/src/planted.ts', '@parlour/testing/database'],
  ['the server app the tests', 'apps/server/src/planted.ts', '@parlour/testing/database'],
  ['production the tools', 'libs/server/kit/src/planted.ts', '@parlour/tools/postgres/start'],
])('%s', (_who, place, imported) => {
  test('is refused', async () => {
    expect(await refusals(place, imported)).not.toEqual([]);
  });
});

test.each([
  ['a feature ui', 'libs/chat/src/planted.ts', '@parlour/ui'],
  ['a server slice the contract', 'libs/server/chat/src/planted.ts', '@parlour/contract/addresses'],
  ['the shell a feature', 'libs/shell/src/planted.tsx', '@parlour/chat'],
])('%s is open', async (_who, place, imported) => {
  expect(await refusals(place, imported)).toEqual([]);
});

test('a way round through the file tree is refused', async () => {
  expect(await refusals('libs/chat/src/planted.ts', '../../members/src/index.ts')).not.toEqual([]);
});

const imports = 'no-restricted-imports';
const clock = ['no-restricted-properties', 'no-restricted-syntax'];
const words = ['lingui/no-unlocalized-strings', 'no-restricted-syntax'];
const model = 'libs/models/src/planted.ts';
const kit = 'libs/ui/src/planted.tsx';
const page = 'libs/chat/src/planted.tsx';

test.each([
  [
    'a server slice the stage of another',
    'libs/server/chat/src/planted.ts',
    '@parlour/server-push/testing/push-service',
  ],
  ['a server slice its own stage', 'libs/server/chat/src/planted.ts', './testing/chat-stage.ts'],
  ['the kit a fixture', kit, './kit/members/swipe/swipe-deck.fixture.tsx'],
  ['a model a fixture', model, './planted.fixture.ts'],
  ['a feature a fixture', page, './planted.fixture.ts'],
])('%s is refused, now or later', async (_who, place, imported) => {
  for (const text of [importing(imported), `export const planted = () => import('${imported}');\n`])
    expect(await said([imports, 'no-restricted-syntax'], place, text)).toContainEqual(
      expect.stringContaining('never imports testing'),
    );
});

test.each(['node:fs', 'fs', 'react', 'jotai', '@tanstack/react-query'])(
  '%s in a model is refused',
  async (imported) => {
    expect(await said([imports], model, importing(imported))).toEqual([expect.stringContaining('as an argument')]);
  },
);

test.each(['jotai', 'jotai/utils', '@tanstack/react-query', '@lingui/react/macro'])(
  '%s in the kit is refused',
  async (imported) => {
    expect(await said([imports], kit, importing(imported))).toEqual([expect.stringContaining('by props')]);
  },
);

test.each([
  'new Date()',
  'Date.now()',
  'Math.random()',
  'crypto.randomUUID()',
  'performance.now()',
  "import('node:fs')",
])('%s in a model is refused', async (planted) => {
  const text = `export const planted = () => ${planted};\n`;
  expect(await said(clock, model, text)).toEqual([expect.stringContaining('as an argument')]);
  expect(await said(clock, page, text)).toEqual([]);
});

test.each(["import('@zxcvbn-ts/core')", 'new Date(0)', "import('./planted-late.ts')"])(
  '%s in a model is open',
  async (planted) => {
    expect(await said([...clock, imports], model, `export const planted = () => ${planted};\n`)).toEqual([]);
  },
);

test.each([
  '<p>Nobody has written yet.</p>',
  '<p>{isNew ? "Send your first message" : null}</p>',
  '<img alt="A rose" />',
  '<button aria-label="Close this" />',
  '<Chip label="Who liked you" />',
  '<Chip label={"matches"} />',
  '<button>Send</button>',
  '<button>{isNew ? "Send" : "Close"}</button>',
  '<button>{isNew && "Sent"}</button>',
  '<button>{isNew ? null : isNew ? "sent" : null}</button>',
  '<button>{`sent`}</button>',
  '<button aria-label={isNew ? "Close" : "Open"} />',
  '<button aria-label={`Close ${isNew}`} />',
  '<Dialog closeLabel="Close" />',
  '<fieldset legend={isNew && "Filters"} />',
  '<p aria-description="Quiet" />',
])('%s without a translation is refused', async (planted) => {
  const text = `export const planted = (isNew: boolean) => <>{isNew}${planted}</>;\n`;
  expect(await said(words, page, text)).toContainEqual(expect.stringContaining('Trans'));
});

test.each([
  '<p><Trans>Nobody has <b>written</b> yet.</Trans></p>',
  '<p>{told} · 3</p>',
  '<img alt={t`A rose`} />',
  '<img alt={told === "rose" ? t`A rose` : told} />',
  '<p>{told === "rose" && `${told} · ${told}`}</p>',
  '<p className="Some Class">{told}</p>',
])('%s is open', async (planted) => {
  expect(await said(words, page, `export const planted = (told: string) => <>{told}${planted}</>;\n`)).toEqual([]);
});
