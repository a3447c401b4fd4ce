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

const YEAR_SECONDS = 31_536_000;

/** What answers that are no pages may load: nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of a page: only our own scripts and styles, and those that carry this response's nonce. Inline style attributes
 * stay allowed, since widths and places are set with them.
 *
 * @param secure false on the demo's http loopback, where `upgrade-insecure-requests` would break every address
 */
export function pagePolicy(nonce: string, cdnPrefix: string | null, secure: boolean): string {
  const cdn = cdnPrefix ? ` ${new URL(cdnPrefix).origin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${cdn}`,
    `style-src-elem 'self' 'nonce-${nonce}'${cdn}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${cdn}`,
    `font-src 'self'${cdn}`,
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The headers of every answer; HSTS only where the site is reached by https. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  ...always,
  ...(secure ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
});
