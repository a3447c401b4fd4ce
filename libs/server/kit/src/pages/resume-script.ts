import { SECOND } from '@parlour/models/durations';

/** Milliseconds before the line is tried by itself, at first and at last; each time it takes twice as long. */
const FIRST_PAUSE = 2 * SECOND;
const LONGEST_PAUSE = 60 * SECOND;
/** Milliseconds in which a server that is there has answered: a line that is as good as gone lets one wait for minutes. */
const ANSWER_WITHIN = 10 * SECOND;

/**
 * Lets the page for no connection make way for what it stands in for: an installed app has no button for that. A phone may say that
 * it is connected before anybody can be reached, or say nothing, so the server itself is asked. The text is one for all pages, which
 * name it in their policy.
 *
 * @param asked a small address of this server that nothing on the way answers in its place
 */
export const resumeScript = (asked: string): string => `{
let pause = ${FIRST_PAUSE}, timer, isAsking = false;
const later = () => {
timer = setTimeout(ask, pause);
pause = Math.min(2 * pause, ${LONGEST_PAUSE});
};
const ask = async () => {
if (isAsking) return;
clearTimeout(timer);
isAsking = true;
const signal = AbortSignal.timeout?.(${ANSWER_WITHIN});
const answer = await fetch(${JSON.stringify(asked)}, { method: "HEAD", cache: "no-store", signal }).catch(() => null);
isAsking = false;
if (answer?.ok) location.reload();
else later();
};
addEventListener("online", ask);
addEventListener("visibilitychange", () => document.hidden || ask());
later();
}`;
