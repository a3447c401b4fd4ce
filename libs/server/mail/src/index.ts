export { fileTransport, forgetKeptMails } from './file-transport.ts';
export type { Letter, Mail } from './letter.ts';
export { createMailer, type Mailer, type RefusedLetter } from './mailer.ts';
export { keptMailPages } from './kept-mail-pages.ts';
export { refusesTls } from './required-tls.ts';
export { smtpTransport } from './smtp-transport.ts';
export { verifySmtp } from './verify-smtp.ts';
