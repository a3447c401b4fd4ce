import { readFile } from 'node:fs/promises';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order of test files: those with a page first, then the others, each as Vitest would have them. A worker takes another
 * file only where the next in line wants the same environment; mixed, nearly every file started a process of its own.
 */
export default class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const ofPages = await Promise.all(sorted.map(({ moduleId }) => hasPage(moduleId)));
    return [...sorted.filter((_, place) => ofPages[place]), ...sorted.filter((_, place) => !ofPages[place])];
  }
}

const hasPage = async (file: string): Promise<boolean> =>
  (await readFile(file, 'utf8')).startsWith('// @vitest-environment jsdom');
