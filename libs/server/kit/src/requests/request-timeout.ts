import { SECOND } from '@parlour/models/durations';

/**
 * Milliseconds for a whole request: somewhat more than a photo waits for room and then takes. Node's own five minutes are
 * switched off by Fastify.
 */
export const REQUEST_TIMEOUT = 285 * SECOND;
