import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** A call without an answer is the story's mistake, and says which one; nothing is ever asked of a real server. */
const unanswered = http.all('/api/*', ({ request }) => {
  console.error(`No answer in this story for ${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.json({ error: { code: 'server_error', request_id: 'story' } }, { status: 500 });
});

const worker = setupWorker(unanswered);
let started: Promise<unknown> | null = null;

/** Answers the calls of the next story, and of no other. */
export async function answerWith(handlers: readonly RequestHandler[]): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
  worker.resetHandlers(...handlers, unanswered);
}
