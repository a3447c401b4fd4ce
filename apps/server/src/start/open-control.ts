import type { FastifyBaseLogger } from 'fastify';
import { brandActs } from '../brand-acts/brand-acts.ts';
import type { BrandActContext } from '../brand-acts/context.ts';
import { listenForActs } from '../control/listen.ts';
import { controlSocket } from '../control/protocol.ts';
import { followBrands } from './brands/follow-brands.ts';
import type { ModerationActContext } from '../moderation-acts/context.ts';
import { moderationActs } from '../moderation-acts/moderation-acts.ts';

const ofAnother =
  'the control socket is answered by another server: commands reach that one until it ends, and this one from then on';

const noSocket = 'there can be no control socket in DATA_DIR: no command reaches this server';

/**
 * Lets whoever runs the server change brands and moderate while it runs: by acts over the socket, and by what other processes
 * publish. One that takes over from another serves before it has the socket, which is told.
 *
 * @returns what ends both
 * @throws in production where there can be no socket: nobody could moderate; a demo does without
 */
export async function openControl(
  context: BrandActContext,
  moderation: ModerationActContext,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const report = (control: string, error: unknown): void =>
    log.error({ err: error, control }, 'the control of the running server failed');
  const socket = controlSocket(context.configuration.dataFolder);
  const endListening = await listenForActs(socket, [...brandActs(context), ...moderationActs(moderation)], {
    isAnswered: () => log.warn({ control: 'listen', socket }, ofAnother),
    failed: (error) => report('listen', error),
  }).catch((err: unknown) => {
    if (context.configuration.mode === 'production') throw err;
    log.warn({ err, control: 'listen', socket }, noSocket);
    return async () => {};
  });
  const endFollowing = followBrands(context.refresh, (error) => report('follow-brands', error));
  return async () => {
    await endListening();
    await endFollowing();
  };
}
