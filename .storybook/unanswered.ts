import { http, HttpHandler, HttpResponse, type RequestHandler } from 'msw';

/** Milliseconds in which an act that ended one story may still be sent while the next is shown: its five retries take so long. */
const LATE = 20_000;

const calls = new Set<string>();
/** By the id of the request. */
const underWay = new Map<string, string>();
/** What earlier stories kept waiting or broke off: the product asks for each once more, whichever story is then shown. */
const askedAgain: string[] = [];
/** The acts that the story before had an answer for, each with the moment of its end. */
const lateActs = new Map<string, number>();

interface Requested {
  request: Request;
  requestId: string;
}

const nameOf = ({ method, url }: Request): string => `${method} ${new URL(url).pathname}`;

/** To be told when a call begins and when it is answered, which one that breaks off never is. */
export const noteBegun = ({ request, requestId }: Requested): unknown => underWay.set(requestId, nameOf(request));
export const noteAnswered = ({ requestId }: Requested): unknown => underWay.delete(requestId);

/** A call without an answer is the story's mistake, and says which one; nothing is ever asked of a real server. */
export const unanswered = http.all('/api/*', ({ request }) => {
  const call = nameOf(request);
  if (!isOfAnEarlierStory(call)) {
    calls.add(call);
    console.error(`No answer in this story for ${call}`);
  }
  return HttpResponse.json({ error: { code: 'server_error', request_id: 'story' } }, { status: 500 });
});

function isOfAnEarlierStory(call: string): boolean {
  const place = askedAgain.indexOf(call);
  if (place >= 0) askedAgain.splice(place, 1);
  return place >= 0 || performance.now() - (lateActs.get(call) ?? -Infinity) < LATE;
}

/**
 * What a story asked for is no mistake of the next.
 *
 * @param answers those of the story that ends
 */
export function forgetUnanswered(answers: readonly RequestHandler[] = []): void {
  askedAgain.push(...underWay.values());
  for (const answer of answers) {
    if (!(answer instanceof HttpHandler) || answer.info.method === 'GET') continue;
    lateActs.set(`${String(answer.info.method)} ${String(answer.info.path)}`, performance.now());
  }
  underWay.clear();
  calls.clear();
}

/**
 * Fails a story that asked for something it has no answer for: it would show a failure that nobody drew.
 *
 * @throws with the calls, for which `parameters.answers` wants an `answer()`, a `refusal()` or a `waiting()` each
 */
export function refuseUnanswered(): void {
  if (calls.size > 0) throw new Error(`No answer in this story for ${[...calls].join(', ')}`);
}
