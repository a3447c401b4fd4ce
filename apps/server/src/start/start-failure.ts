import { loggedError } from '@parlour/server-kit/logged-error';
import { settingAtFault } from './setting-at-fault.ts';

/** Failures that a person can put right: their message says all, and a stack would only hide it. */
const explained = new Set([
  'BrandError',
  'BrandsClash',
  'ConfigurationError',
  'DomainTaken',
  'NodeTooOld',
  'DataFolderInUse',
  'DataFolderLockLost',
  'PostgresTooOld',
  'NotInUtf8',
  'CertificateUnreadable',
  'StepsDiffer',
  'RightsMissing',
  'WallsBroken',
  'RoleRefused',
  'DemoWorldFound',
  'MembersFound',
  'ProductionFound',
]);

/** Of PostgreSQL's errors those whose message quotes a value: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DATA_EXCEPTION = '22';

/** What is printed of a failure that ends the start. A database's error holds the rows that it is about: they are left out. */
export function startFailure(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (explained.has(error.name)) return error.message;
  const atFault = settingAtFault(error);
  if (atFault !== null) return atFault;
  if (!('severity' in error)) return error;
  const logged = loggedError(error);
  return logged.code?.startsWith(DATA_EXCEPTION) ? logged : { ...logged, message: error.message };
}
