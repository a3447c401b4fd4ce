import { ExplainedError } from '@parlour/brand/explained-error';
import { loggedError } from '@parlour/server-kit/logged-error';
import { settingAtFault } from './setting-at-fault.ts';

/** Of PostgreSQL's errors those whose message quotes a value: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATA_EXCEPTION = '22';

/** What is printed of a failure that ends the start. A database's error holds the rows that it is about: they are left out. */
export function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof ExplainedError) return error.message;
  const atFault = settingAtFault(error);
  if (atFault !== null) return atFault;
  if (!('severity' in error)) return error;
  const logged = loggedError(error);
  return logged.code?.startsWith(DATA_EXCEPTION) ? logged : { ...logged, message: error.message };
}
