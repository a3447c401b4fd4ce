import { stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@parlour/server-node/code-of';
import { readConfiguration, type Configuration } from '@parlour/server-kit/configuration/configuration';
import { dataFolderOf } from '@parlour/server-kit/configuration/data-folder';

/** Nothing is where the command looks: what it made there would be thrown away, and what it said of it wrong. */
class NothingToWorkWith extends Error {
  constructor(dataFolder: string) {
    super(
      `In ${dataFolder} no server answers, and no database is there. Set DATA_DIR to that of the running server; ` +
        'or, where none runs, DATABASE_URL and its other settings to those that it starts with. For a new demo: npm start.',
    );
    this.name = 'NothingToWorkWith';
  }
}

/**
 * The configuration of a command where no server answers, before which nothing is made: reading that of a demo makes its keys, and
 * opening its database makes one.
 *
 * @throws NothingToWorkWith; ConfigurationError
 */
export async function readForCommand(environment: NodeJS.ProcessEnv): Promise<Configuration> {
  const dataFolder = dataFolderOf(environment['DATA_DIR']);
  const isEmbedded = !environment['DATABASE_URL'] && environment['PARLOUR_MODE'] !== 'production';
  if (isEmbedded && (await isMissing(path.join(dataFolder, 'database')))) throw new NothingToWorkWith(dataFolder);
  return readConfiguration(environment);
}

/** What cannot be looked at is told of by whoever opens it. */
const isMissing = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => false,
    (error: unknown) => codeOf(error) === 'ENOENT',
  );
