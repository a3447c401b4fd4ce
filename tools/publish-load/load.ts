import { entryCookie, entryPassed } from '@parlour/models/account/consents/entry-warning';
import { client } from '../bench/client.ts';
import { versionsIn } from './versions.ts';

/** One page that a visitor got. */
export interface SeenPage {
  /** Which of the processes answered, counted from 0. */
  process: number;
  /** When it was asked for, in milliseconds. */
  asked: number;
  answered: number;
  /** 0 where the connection broke. */
  status: number;
  theme: number | null;
  words: number | null;
}

const paths = ['/', '/login', '/signup'];
const locales = ['en', 'de'];

/**
 * Visitors who open one page after another until they are told to stop; each asks all processes in turn.
 *
 * @param pages gets what they saw, as they see it
 */
export async function visit(
  ports: readonly number[],
  host: string,
  lanes: number,
  { pages, isOver }: { pages: SeenPage[]; isOver: () => boolean },
): Promise<void> {
  const askers = ports.map((port) => client(port, host));
  const stroll = async (lane: number): Promise<void> => {
    for (let turn = lane; !isOver(); turn += 1) {
      const process = turn % ports.length;
      const cookie = `${entryCookie}=${entryPassed}; locale=${locales[lane % locales.length]}`;
      const headers = { accept: 'text/html', cookie };
      const asked = performance.now();
      const { status, text } = await askers[process]!.send({ path: paths[turn % paths.length]!, headers }).catch(
        () => ({ status: 0, text: '' }),
      );
      pages.push({ process, asked, answered: performance.now(), status, ...versionsIn(text) });
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => stroll(lane)));
  for (const asker of askers) asker.close();
}
