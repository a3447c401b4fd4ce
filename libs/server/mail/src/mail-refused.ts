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

/** So is a relay that wants a password (530) or lets nobody send more today (5.4.5), whichever command hears of it. */
const isOfServer = (status: string | undefined, responseCode: number): boolean =>
  responseCode === 530 || status === '5.4.5';

/** Where a reply tells its status (RFC 3463): behind the code (RFC 2034), or as qmail does, `(#5.1.1)`. */
const statusIn = /(?:^\d{3}[ -]|#)(5\.\d{1,3}\.\d{1,3})\b/;
/** A fault of the address or its mailbox, but none of the sender's address. */
const statusOfAddress = /^5\.(?:1\.(?![78]$)|2\.)/;
/** How servers that tell no status say that nobody is there. A relay's refusals of us, such as Exim's, tell none either. */
const nobodyThere =
  /\b(?:(?:no|no such|unknown|invalid) (?:user|recipient|mailbox)|(?:user|recipient|mailbox) (?:is )?(?:unknown|not found))\b/i;
const quotedAddress = /<[^>]*>/g;

/** Does the reply to `RCPT TO` refuse the address itself, whoever had asked? */
function refusesAddress(response: string, status: string | undefined): boolean {
  if (status) return statusOfAddress.test(status);
  const words = response.replace(quotedAddress, '');
  return nobodyThere.test(words) && !/\bsender\b/i.test(words);
}

/** The refusal for good that an error of a mail transport stands for; null for all that may be tried again. */
export function refusalIn(error: unknown): MailRefused | null {
  const { command = '', permanent, response = '', responseCode = 0 } = error as NodemailerError;
  const status = statusIn.exec(response)?.[1];
  if (!permanent || !mailCommands.includes(command) || isOfServer(status, responseCode)) return null;
  return new MailRefused(command, responseCode, command === 'RCPT TO' && refusesAddress(response, status));
}
