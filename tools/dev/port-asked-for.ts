import { ConfigurationError } from '@parlour/server-kit/configuration/configuration-error';
import { variables } from '@parlour/server-kit/configuration/configuration-schema';
import { explained } from '@parlour/server-kit/configuration/configuration-table';

/**
 * The port of an environment, read as the server reads it.
 *
 * @throws ConfigurationError where `PORT` is none
 */
export function portAskedFor(environment: NodeJS.ProcessEnv): number {
  const { data, error } = variables.PORT.safeParse(environment['PORT'] || undefined);
  if (data === undefined) throw new ConfigurationError(error.issues.map(({ message }) => explained('PORT', message)));
  return data;
}
