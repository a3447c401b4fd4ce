import { SECOND } from '@parlour/models/durations';

const PATIENCE = 10 * SECOND;

/**
 * True where the site answers now. A device in a tunnel takes itself for connected, and a page that is loaded anew there is lost
 * with all that is on it.
 */
export async function siteAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const asked = fetch('/api/version.php', { signal: AbortSignal.timeout(PATIENCE) });
  return asked.then(
    ({ status }) => status < 500,
    () => false,
  );
}
