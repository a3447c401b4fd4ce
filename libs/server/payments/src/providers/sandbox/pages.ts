import type { FastifyInstance } from 'fastify';
import { findPaymentMethod } from '@parlour/models/payment-methods';
import { escapeHtml } from '@parlour/server-kit/escape-html';
import { unkept } from '@parlour/server-kit/requests/caching';
import type { SandboxPayment } from './book.ts';
import { isOutcome, outcomes } from './outcomes.ts';
import type { Sandbox } from './sandbox.ts';
import { pageStyle } from './page-style.ts';

/** The sandbox's own pages allow nothing but their own style sheet and forms to themselves and back to the shop. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

interface PayerParams {
  ref: string;
  outcome: string;
}

/** The hosted payment page, under `/sandbox-pay`; only a demo server mounts it. */
export const sandboxPages =
  (sandbox: Sandbox) =>
  async (server: FastifyInstance): Promise<void> => {
    const form = 'application/x-www-form-urlencoded';
    if (!server.hasContentTypeParser(form))
      server.addContentTypeParser(form, (_request, body, done) => (body.resume(), done(null, {})));

    server.get('/sandbox-pay/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));

    server.get<{ Params: Pick<PayerParams, 'ref'> }>('/sandbox-pay/:ref', (request, reply) => {
      const payment = findHere(sandbox, request);
      reply.header('Content-Security-Policy', POLICY).headers(unkept).type('text/html; charset=utf-8');
      return payment
        ? reply.send(payment.state === 'open' ? openPage(payment) : closedPage(payment))
        : reply.code(404).send(unknownPage());
    });

    server.post<{ Params: PayerParams }>('/sandbox-pay/:ref/:outcome', (request, reply) => {
      const { ref, outcome } = request.params;
      const isChosen = isOutcome(outcome) && findHere(sandbox, request) !== undefined;
      const payment = isChosen ? sandbox.choose(ref, outcome) : undefined;
      if (payment) return reply.redirect(payment.returnUrl, 303);
      return reply
        .code(404)
        .header('Content-Security-Policy', POLICY)
        .type('text/html; charset=utf-8')
        .send(unknownPage());
    });
  };

/** A shop's payments are unknown on the hosts of all others. */
function findHere(
  sandbox: Sandbox,
  { params, hostname }: { params: Pick<PayerParams, 'ref'>; hostname: string },
): SandboxPayment | undefined {
  const payment = sandbox.find(params.ref);
  return payment && new URL(payment.returnUrl).hostname === hostname ? payment : undefined;
}

function openPage(payment: SandboxPayment): string {
  const choices = Object.entries(outcomes).map(
    ([name, { label, hint }]) => `<li><form method="post" action="/sandbox-pay/${payment.ref}/${name}">
<button type="submit" aria-describedby="hint-${name}">${label}</button></form><p id="hint-${name}">${hint}</p></li>`,
  );
  const method = findPaymentMethod(payment.method)?.name ?? payment.method;
  return page(
    'Sandbox payment',
    `<p>This page belongs to a make-believe payment company. No real money moves.</p>
<dl><div><dt>For</dt><dd>${escapeHtml(payment.description)}</dd></div>
<div><dt>Amount</dt><dd>${escapeHtml(amountOf(payment))}</dd></div>
<div><dt>Method</dt><dd>${escapeHtml(method)}</dd></div>
<div><dt>On your statement</dt><dd>${escapeHtml(payment.statementName)}</dd></div></dl>
<h2>What should happen?</h2><ul>${choices.join('')}</ul>`,
  );
}

function closedPage(payment: SandboxPayment): string {
  return page(
    'This payment page is closed',
    `<p>A choice was made here, or the page was open for too long.</p><p><a href="${escapeHtml(payment.returnUrl)}">Back to the shop</a></p>`,
  );
}

const unknownPage = (): string => page('This payment does not exist', '<p>Go back to the shop and start again.</p>');

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="stylesheet" href="/sandbox-pay/style.css"></head>
<body><main><h1>${title}</h1>${content}</main></body></html>`;
}

const amountOf = ({ total }: SandboxPayment): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: total.currency }).format(total.amount / 100);
