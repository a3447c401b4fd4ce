import { loggedError } from '@parlour/server-kit/logged-error';
import { brandActs } from '../brand-acts/brand-acts.ts';
import type { BrandActContext } from '../brand-acts/context.ts';
import { listenForActs } from '../control/listen.ts';
import { controlSocket } from '../control/protocol.ts';
import { followBrands } from './follow-brands.ts';
import type { ModerationActContext } from '../moderation-acts/context.ts';
import { moderationActs } from '../moderation-acts/moderation-acts.ts';

/**
 * Lets whoever runs the server change brands and moderate while it runs: by acts over the socket, and by what other processes
 * publish. A server without its socket still serves; why it has none is told.
 *
 * @returns what ends both
 */
export async function openControl(
  context: BrandActContext,
  moderation: ModerationActContext,
): Promise<() => Promise<void>> {
  const report = (control: string, error: unknown): void =>
    console.error(JSON.stringify({ control, error: loggedError(error) }));
  const socket = controlSocket(context.configuration.dataFolder);
  const endListening = await listenForActs(socket, [...brandActs(context), ...moderationActs(moderation)]).catch(
    (error: unknown) => {
      report('listen', error);
      return async () => {};
    },
  );
  const endFollowing = followBrands(context.refresh, (error) => report('follow-brands', error));
  return async () => {
    await endListening();
    await endFollowing();
  };
}
