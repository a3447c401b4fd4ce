import Fastify, { type FastifyBaseLogger } from 'fastify';
import { loggedError } from './logged-error.ts';
import type { LogOptions } from './server-parts.ts';

/** The logger of the server, for what happens before and beside its requests: the same lines at the same level. */
export const openLog = (options: LogOptions): FastifyBaseLogger => Fastify({ logger: loggerOptions(options) }).log;

/** No line holds an error as it was thrown. */
export const loggerOptions = (options: LogOptions) => ({ ...options, serializers: { err: loggedError } });
