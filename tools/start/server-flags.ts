/**
 * What Node runs the server with. Space for 16 MB of young objects from the beginning: the answers of many requests fit into
 * it and are gone before it is full, where a small space is swept over and over while they are still in use.
 */
export const serverFlags: readonly string[] = ['--min-semi-space-size=16'];
