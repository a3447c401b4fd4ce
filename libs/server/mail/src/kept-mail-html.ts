import { escapeHtml } from '@parlour/server-kit/escape-html';
import type { KeptMail } from './file-transport.ts';

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
body { margin: 0 auto; padding: 24px 16px; max-width: 760px; font: 16px/1.5 system-ui, sans-serif; color: #1b2a41; background: #fff }
a { color: #9d3b24 } li { padding: 12px 0; border-top: 1px solid #ddd; overflow-wrap: anywhere } ul { padding: 0; list-style: none }
iframe { width: 100%; height: 640px; border: 1px solid #ddd } pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
${body}
</body>
</html>`;

/** All mails of the demonstration, newest first. */
export function keptMailsHtml(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    ({ id, subject, to, sent_at }) =>
      `<li><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(to)}, <time>${escapeHtml(sent_at)}</time></li>`,
  );
  const list = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail has been sent yet.</p>';
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>\n<p>Mails of the demonstration. They are kept as files and never leave this machine.</p>\n${list}`,
  );
}

/** One mail: its links, its plain text, and its HTML in a frame that may run nothing. */
export function mailHtml({ subject, from, to, sent_at, html, text }: KeptMail): string {
  const links = [...new Set([...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => link ?? ''))];
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From ${escapeHtml(from.name)} &lt;${escapeHtml(from.address)}&gt; to ${escapeHtml(to)}, <time>${escapeHtml(sent_at)}</time></p>
<h2>Links</h2>
<ul>${links.map((link) => `<li><a href="${link}" rel="noreferrer">${link}</a></li>`).join('')}</ul>
<h2>As HTML</h2>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}
