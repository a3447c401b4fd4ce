/**
 * What Node runs the server with. It has space for 16 MB of young objects from the beginning. The answers of many
 * requests fit into it and are gone before it is full; a small space is swept over and over while they are still in
 * use.
 */
export const serverFlags: readonly string[] = ['--min-semi-space-size=16'];
