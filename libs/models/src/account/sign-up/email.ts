/** What two addresses are compared by. Dots and plus signs stay: what they mean is the provider's business. */
export function emailKey(email: string): string {
  return withAsciiDomain(email.normalize('NFKC').trim().toLowerCase());
}

/** An address whose domain is as mail servers know it (`xn--…`): browsers differ in whether they hand it over so. */
export function withAsciiDomain(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (start === 0 || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain) || /^[a-z\d.-]+$/i.test(domain)) return email;
  try {
    return email.slice(0, start) + new URL(`http://${domain}`).hostname;
  } catch {
    return email;
  }
}

/** Enough of an address for its owner to know it by: `t••@e••.com`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const dot = domain.lastIndexOf('.');
  return `${local.slice(0, 1)}••@${domain.slice(0, 1)}••${dot > 0 ? domain.slice(dot) : ''}`;
}

/** Ends of addresses that nobody owns but many type, from the commonest slips of the finger. */
const mistyped = /@(?:gmial|gmal|gmai|gmil|gamil|hotmial|hotmai|hotmal|outlok|yaho)\.[a-z.]+$|\.(?:con|cmo|vom|comm)$/;

/** Does the address look like a slip of the finger, so that no mail would ever arrive? */
export function looksMistyped(email: string): boolean {
  return mistyped.test(emailKey(email));
}
