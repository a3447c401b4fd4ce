import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A build with one page, which loads these modules besides its own; answers its folder. */
export async function builtApp(route: string, modules: Record<string, Buffer | string>): Promise<string> {
  const app = await mkdtemp(path.join(tmpdir(), 'parlour-built-app-'));
  onTestFinished(() => rm(app, { recursive: true }));
  const imports = Object.keys(modules).map((name) => `/assets/${name}`);
  const page = { id: route, module: '/assets/page.js', imports, hasDefaultExport: true };
  const assets = { entry: { module: '/assets/entry.js', imports: [] }, routes: { [route]: page } };
  await mkdir(path.join(app, 'build/server'), { recursive: true });
  await mkdir(path.join(app, 'build/client/assets'), { recursive: true });
  await writeFile(path.join(app, 'build/server/index.js'), `export const assets = ${JSON.stringify(assets)};`);
  for (const [name, text] of Object.entries({ 'entry.js': '', 'page.js': '', ...modules }))
    await writeFile(path.join(app, 'build/client/assets', name), text);
  return app;
}
