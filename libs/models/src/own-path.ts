/**
 * A path of this site and nothing else (contract part 0, 18): no scheme, no host, no way to smuggle one in. Two slashes in a row
 * name another host in front, where dots before them may yet be resolved away; a backslash is a slash to a browser; and what is
 * no printable character of ASCII is left out by some readers, or fits into no header.
 */
export const isOwnPath = (path: string): boolean => /^\/(?!\/|[^?#]*\/\/)[!-[\]-~]*$/.test(path);
