/**
 * Is this a safe path to redirect to (no open redirect)? It is one of this site (contract part 0, 18), without a
 * scheme, a host, or a way to smuggle one in.
 * - Two slashes in a row name another host in front; further back, dots before them may yet be resolved away.
 * - A backslash is a slash to a browser.
 * - What is no printable character of ASCII is left out by some readers, or fits into no header.
 */
export const isOwnPath = (path: string): boolean => /^\/(?!\/|[^?#]*\/\/)[!-[\]-~]*$/.test(path);
