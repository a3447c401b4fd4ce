import { loggedError } from '@parlour/server-kit/logged-error';
import { brandActs } from './brand-acts/brand-acts.ts';
import type { BrandGround } from './brand-acts/ground.ts';
import { listenForActs } from './control/listen.ts';
import { controlSocket } from './control/protocol.ts';
import { followBrands } from './follow-brands.ts';

/**
 * Lets whoever runs the server change brands while it runs: by acts over the socket, and by what other processes publish. A
 * server without its socket still serves; why it has none is told.
 *
 * @returns what ends both
 */
export async function openControl(ground: BrandGround): Promise<() => Promise<void>> {
  const report = (control: string, error: unknown): void =>
    console.error(JSON.stringify({ control, error: loggedError(error) }));
  const socket = controlSocket(ground.configuration.dataFolder);
  const endListening = await listenForActs(socket, brandActs(ground)).catch((error: unknown) => {
    report('listen', error);
    return async () => {};
  });
  const endFollowing = followBrands(ground.refresh, (error) => report('follow-brands', error));
  return async () => {
    await endListening();
    await endFollowing();
  };
}
