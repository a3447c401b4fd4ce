import { deviceStorage } from '../stored/browser-storage.ts';
import { storedFactKey } from '../stored/stored-fact.ts';

/** The fact of who turned notifications on in this browser: they are this member's, whoever else logs in there. */
export const pushOwnerFact = 'push-turned-on-by';

/**
 * Are the notifications that this device shows somebody's who is not here? Where it is not known whose they are, they are whose
 * page it is.
 */
export function areNotificationsOthers(memberId: string | null): boolean {
  const owner = deviceStorage.read(storedFactKey(pushOwnerFact));
  return memberId === null || (owner !== null && owner !== JSON.stringify(memberId));
}
