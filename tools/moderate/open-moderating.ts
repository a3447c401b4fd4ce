import type { ModerationAct } from '../../apps/server/src/moderation-acts/moderation-acts.ts';
import type { OpenHere } from '../control/reach.ts';

/** The acts of moderators where no server runs, on the database and the photos: a decision is then mailed by the next start. */
export const openModerating: OpenHere<ModerationAct> = async (configuration) => {
  const { openModeration } = await import('../../apps/server/src/moderation-acts/open-moderation.ts');
  return openModeration(configuration);
};
