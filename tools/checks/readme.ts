import { configurationTable } from '@parlour/server-kit/configuration/configuration-table';

/** The README's table of the process' variables, made from the one that the server reads. */
export const variablesTable = (): string =>
  [
    '| variable | meaning | otherwise |',
    '| --- | --- | --- |',
    ...Object.entries(configurationTable).map(
      ([name, { meaning, otherwise }]) => `| \`${name}\` | ${meaning} | ${otherwise} |`,
    ),
  ].join('\n');
