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
const mailCommands: readonly unknown[] = ['RCPT TO', 'DATA'];

/** Where a reply tells its status (RFC 3463): behind the code (RFC 2034), or as qmail does, `(#5.1.1)`. */
const statusIn = /(?:^\d{3}[ -]|#)(5\.\d{1,3}\.\d{1,3})\b/;
/** A fault of the address or its mailbox, but none of the sender's address. One that is full (5.2.2) is emptied again. */
const statusOfAddress = /^5\.(?:1\.(?![78]$)|2\.[01]$)/;
/** What this very mail holds, or how large it is. */
const statusOfMail = /^5\.(?:6\.\d+|2\.3|3\.4)$/;
/** How servers that tell no status say that nobody is there. A relay's refusals of us, such as Exim's, tell none either. */
const nobodyThere =
  /\b(?:(?:no|no such|unknown|invalid) (?:user|recipient|mailbox)|(?:user|recipient|mailbox) (?:is )?(?:unknown|not found))\b/i;
const quotedAddress = /<[^>]*>/g;

/**
 * Does the reply to `RCPT TO` refuse the address itself, whoever had asked? One that speaks of the sender means us, whatever
 * its status.
 */
function refusesAddress(response: string, status: string | undefined): boolean {
  const words = response.replace(quotedAddress, '');
  if (/\bsender\b/i.test(words)) return false;
  return status ? statusOfAddress.test(status) : nobodyThere.test(words);
}

/**
 * The refusal for good that an error of a mail transport stands for: of the address, or of this very mail. Null for all
 * that may be tried again, also where a server says "for good" and means us, whichever command hears of it. Examples
 * are a relay that does not know us yet, a paused account, a sender that is not confirmed, and a list of senders of
 * spam. Each is put right within hours, and nobody could send again what had ended by then.
 */
export function refusalIn(error: unknown): MailRefused | null {
  const { command = '', permanent, response = '', responseCode = 0 } = error as NodemailerError;
  if (!permanent || !mailCommands.includes(command)) return null;
  const status = statusIn.exec(response)?.[1];
  const isOfAddress = command === 'RCPT TO' && refusesAddress(response, status);
  const isOfMail = status !== undefined && statusOfMail.test(status);
  return isOfAddress || isOfMail ? new MailRefused(command, responseCode, isOfAddress) : null;
}
