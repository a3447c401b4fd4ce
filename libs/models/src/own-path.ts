/**
 * Is this a safe path to redirect to (no open redirect)? It is one of this site (contract part 0, 18), without a
 * scheme, a host, or a way to smuggle one in.
 * - Two slashes in a row name another host at the start; further back, they get there once dots before them are
 *   resolved.
 * - A backslash is a slash to a browser.
 * - Some readers leave out characters that are not printable ASCII, and some of these fit into no header.
 */
export const isOwnPath = (path: string): boolean => /^\/(?!\/|[^?#]*\/\/)[!-[\]-~]*$/.test(path);
