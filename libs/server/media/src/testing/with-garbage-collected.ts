import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two collections. */
const EVERY = 20;

/** What an act comes to while garbage is collected all the time, as on a server that has much to do. */
export async function withGarbageCollected<Outcome>(act: () => Promise<Outcome>): Promise<Outcome> {
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, EVERY);
  try {
    return await act();
  } finally {
    clearInterval(collecting);
    setFlagsFromString('--no-expose-gc');
  }
}
