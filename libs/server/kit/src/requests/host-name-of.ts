import type { FastifyRequest } from 'fastify';

/**
 * The host that is asked, by the Host header alone (contract part 1, rule 1): a proxy hands on other headers as the browser sent
 * them.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? '';

const HIGHEST_PORT = 65_535;

/**
 * The name that a Host header asks for, in small letters; null where it is more than a name with a port or without. The name says
 * whose site it is, but links are made of the whole: behind somebody's name (`own.example:1@other.example`) they would lead to another
 * host, and with no real port nowhere.
 */
export function hostNameOf(host: string): string | null {
  const [, name, port = '0'] = /^([^:]+)(?::(\d{1,5}))?$/.exec(host) ?? [];
  return name !== undefined && Number(port) <= HIGHEST_PORT ? name.toLowerCase() : null;
}
