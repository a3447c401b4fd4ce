import pg from 'pg';
import { ExplainedError } from '@parlour/brand/explained-error';

/** A file that the address names is not to be read. */
class CertificateUnreadable extends ExplainedError {
  constructor(path: string, cause: unknown) {
    super(`DATABASE_URL: ${path}, which sslrootcert, sslcert or sslkey names, cannot be read: correct the path.`, {
      cause,
    });
  }
}

/**
 * Reads the address as each connection will. The driver reads the certificates that it names then: here they can still be told from
 * any other file.
 *
 * @throws CertificateUnreadable
 */
export function checkCertificates(url: string): void {
  try {
    new pg.Client(url);
  } catch (error) {
    if (error instanceof Error && 'path' in error) throw new CertificateUnreadable(String(error.path), error);
    throw error;
  }
}
