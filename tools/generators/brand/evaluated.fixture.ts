import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';

type Exports = Record<string, unknown>;

/** What a source file exports that stands in a tree alone; what it imports from libraries is that of this workspace. */
export async function evaluated(tree: Tree, file: string): Promise<Exports> {
  const { outputText } = ts.transpileModule(tree.read(file, 'utf8') ?? '', {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const imported = new Map<string, Exports>();
  for (const [, name = ''] of outputText.matchAll(/require\("(.+?)"\)/g)) {
    const beside = path.posix.join(path.posix.dirname(file), name);
    imported.set(name, name.startsWith('.') ? await evaluated(tree, beside) : ((await import(name)) as Exports));
  }
  const exports: Exports = {};
  compileFunction(outputText, ['require', 'exports'])((name: string) => imported.get(name), exports);
  return exports;
}
