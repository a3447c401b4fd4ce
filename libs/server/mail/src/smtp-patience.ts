import { MINUTE } from '@parlour/models/durations';

/** Milliseconds that a mail server has, by the names of the mail library. */
export interface SmtpPatience {
  /** To take the connection and greet, with TLS if that is asked for. */
  connectionTimeout: number;
  /** The part of it from the connection to the greeting. */
  greetingTimeout: number;
  /** For each answer. */
  socketTimeout: number;
}

/**
 * What a mail has of it. The library's own ten minutes would keep all mails of a kind waiting for a few that hang. It cannot
 * tell the answer after the end of a mail from others. Who gives that up too early sends a mail twice, so each has two
 * minutes, which most servers need less than even there (RFC 5321, 4.5.3.2, would give them ten).
 */
export const MAIL_PATIENCE: SmtpPatience = {
  connectionTimeout: MINUTE,
  greetingTimeout: MINUTE,
  socketTimeout: 2 * MINUTE,
};

/** The address of a mail server with this patience, where it names none of its own. */
export function withPatience(url: string, patience: SmtpPatience): string {
  const patient = new URL(url);
  for (const [name, time] of Object.entries(patience))
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, `${time}`);
  return patient.href;
}
