import type { NodemailerError } from 'nodemailer';

/** A mail server refused a mail for good: it would do so again. Nothing of its reply is kept, which may quote addresses. */
export class MailRefused extends Error {
  /** What it was told when it refused, such as `RCPT TO`. */
  readonly command: string;
  readonly responseCode: number;
  /** It was the address that it refused. */
  readonly isOfAddress: boolean;

  constructor(command: string, responseCode: number, isOfAddress: boolean) {
    super('A mail server refused a mail for good');
    this.name = 'MailRefused';
    this.command = command;
    this.responseCode = responseCode;
    this.isOfAddress = isOfAddress;
  }
}

/** What is refused at any other command is this server and not its mail: that may be put right within hours. */
const mailCommands: readonly unknown[] = ['MAIL FROM', 'RCPT TO', 'DATA'];

/** Codes by which servers refuse a sender or a rule's breach at `RCPT TO` (RFC 3463): the address may be a good one. */
const notOfAddress = /^\d{3}[ -]5\.(?:1\.[78]|[03-7]\.)/;

/** The refusal for good that an error of a mail transport stands for; null for all that may be tried again. */
export function refusalIn(error: unknown): MailRefused | null {
  const { command = '', permanent, response = '', responseCode = 0 } = error as NodemailerError;
  if (!permanent || !mailCommands.includes(command)) return null;
  return new MailRefused(command, responseCode, command === 'RCPT TO' && !notOfAddress.test(response));
}
