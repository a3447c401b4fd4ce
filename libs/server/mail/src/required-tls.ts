import type { NodemailerError } from 'nodemailer';

/** A relay on this machine: nobody listens in between. */
const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * The address of a mail server by which a password goes out by TLS alone. With `smtp://` that begins by STARTTLS, and whoever takes it
 * out of the server's answer would read the password and every link in a mail. `?requireTLS=false` says that nobody can.
 */
export function withRequiredTls(url: string): string {
  const { protocol, password, hostname, searchParams } = new URL(url);
  const isSafe = protocol !== 'smtp:' || password === '' || thisMachine.test(hostname);
  if (isSafe || searchParams.has('requireTLS')) return url;
  const required = new URL(url);
  required.searchParams.set('requireTLS', 'true');
  return required.href;
}

/** Did a mail server answer that it takes no TLS, where that is required? A certificate that does not hold is no answer. */
export function refusesTls(error: unknown): boolean {
  const { code, responseCode } = error as NodemailerError;
  return code === 'ETLS' && responseCode !== undefined;
}
