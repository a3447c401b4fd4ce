import { DAY, SECOND } from '@parlour/models/durations';

/** Headers of every answer. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
} as const;

const YEAR_SECONDS = (365 * DAY) / SECOND;

/** What answers that are no pages may load: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The sources of what stands in a page itself: its nonce, or the hashes of exactly that. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What carries this response's nonce. */
export const nonceSources = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/**
 * The policy of a page: only our own scripts and styles, and those of its own that `inline` names. Inline style attributes
 * stay allowed, since widths and places are set with them. What has no words of its own here, such as what a page may connect to, is
 * `default-src`: the policy stands in the first bytes of every page.
 *
 * @param secure false on the demo's http loopback, where `upgrade-insecure-requests` would break every address
 */
export function pagePolicy(inline: InlineSources, cdnPrefix: string | null, secure: boolean): string {
  const cdn = cdnPrefix ? ` ${new URL(cdnPrefix).origin}` : '';
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}${cdn}`,
    `style-src-elem ${["'self'", ...inline.styles].join(' ')}${cdn}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${cdn}`,
    ...(cdn ? [`font-src 'self'${cdn}`] : []),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of every answer; HSTS only where it is of a site that is reached by https. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  ...always,
  ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});
