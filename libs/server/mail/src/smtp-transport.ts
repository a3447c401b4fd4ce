import { createTransport } from 'nodemailer';
import { refusalIn } from './mail-refused.ts';
import { withRequiredTls } from './required-tls.ts';
import { MAIL_PATIENCE, withPatience } from './smtp-patience.ts';
import type { MailTransport } from './transport.ts';

/** Sends mails by SMTP. @param url such as `smtps://user:password@host:465` */
export function smtpTransport(url: string, patience = MAIL_PATIENCE): MailTransport {
  const smtp = createTransport(withPatience(withRequiredTls(url), patience));
  return {
    async send({ id, from, to, replyTo, subject, html, text, locale, headers }) {
      try {
        await smtp.sendMail({
          messageId: `<${id}@${from.address.split('@').at(-1)}>`,
          from,
          to,
          // As an object it is one address, whatever stands in it.
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject,
          html,
          text,
          headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated', ...headers },
        });
      } catch (error) {
        throw refusalIn(error) ?? error;
      }
    },
  };
}
