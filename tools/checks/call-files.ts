import { basename } from 'node:path';
import type { Source } from './sources.ts';

/**
 * The calls that cannot be found by name (docs/house.md: one act, one file, one name): those of the contract without
 * their own file there, or without a file of that name in `libs/server` that handles them.
 *
 * @throws Error where there is no contract among the sources
 */
export function misplacedCalls(sources: readonly Source[]): string[] {
  const places = sources
    .filter(({ file }) => file.startsWith('libs/contract/src/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export const (\w+) = defineCall\(/gm)].map(([, call]) => ({ call: call!, file })),
    );
  if (places.length === 0) throw new Error('No call of the contract was found');
  return places.flatMap(({ call, file }) => {
    const name = `${call.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    const handled = sources.some(
      (source) =>
        source.file.startsWith('libs/server/') &&
        basename(source.file) === name &&
        new RegExp(String.raw`\bhandle\(\s*${call}\b`).test(source.text),
    );
    return [
      ...(basename(file) === name ? [] : [`${file}: ${call} belongs into ${name}`]),
      ...(handled ? [] : [`${call}: no ${name} in libs/server handles it`]),
    ];
  });
}
