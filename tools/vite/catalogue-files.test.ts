import path from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { locales } from '@parlour/models/locale';
import { linguiPlugins } from './brand-app.ts';
import { catalogueFiles } from './catalogue-files.ts';

const libs = path.resolve(import.meta.dirname, '../../libs');
const module = path.join(libs, 'shell/src/catalogue-files.ts');
const build = (input: string) => ({
  build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' as const } },
});

it('the server is told where each locale’s catalogue is, and nothing else', async () => {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    plugins: [...linguiPlugins(), catalogueFiles(module)],
    environments: { client: build(path.join(libs, 'i18n/src/catalogue.ts')), ssr: build(module) },
    builder: { sharedConfigBuild: true, sharedPlugins: true },
  });
  const outputOf = async (name: string) =>
    ((await builder.build(builder.environments[name]!)) as Rolldown.RolldownOutput).output;
  const files = await outputOf('client');
  const [server] = await outputOf('ssr');
  const told = (await import(`data:text/javascript,${encodeURIComponent(server.code)}`)) as {
    catalogueFiles: Record<string, string>;
  };
  expect(Object.keys(told.catalogueFiles).toSorted()).toEqual([...locales]);
  for (const [locale, address] of Object.entries(told.catalogueFiles)) {
    const file = files.find(({ fileName }) => `/${fileName}` === address);
    expect(file?.type === 'chunk' && file.moduleIds.map((id) => path.basename(path.dirname(id)))).toEqual([locale]);
  }
});
