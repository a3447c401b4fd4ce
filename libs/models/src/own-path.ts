/**
 * A safe path to redirect to (no open redirect): one of this site and nothing else (contract part 0, 18), without a scheme, a
 * host, or a way to smuggle one in. Two slashes in a row name another host in front, where dots before them may yet be resolved
 * away; a backslash is a slash to a browser; and what is no printable character of ASCII is left out by some readers, or fits
 * into no header.
 */
export const isOwnPath = (path: string): boolean => /^\/(?!\/|[^?#]*\/\/)[!-[\]-~]*$/.test(path);
