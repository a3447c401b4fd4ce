import { useScripted } from '../behaviour/use-scripted.ts';

/**
 * The `autoFocus` of what came back wrong, in the server's HTML alone: a browser without scripts goes there by itself, to the first
 * of them. With scripts the form takes whoever sent it there, and nothing takes the focus from somebody who is typing.
 */
export function usePostedFocus(isWrong: boolean): { autoFocus?: true } {
  return !useScripted() && isWrong ? { autoFocus: true } : {};
}
