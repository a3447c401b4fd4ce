import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { forgetUnanswered, noteAnswered, noteBegun, unanswered } from './unanswered.ts';

const worker = setupWorker(unanswered);
worker.events.on('request:start', noteBegun);
worker.events.on('response:mocked', noteAnswered);
let started: Promise<unknown> | null = null;
let current: readonly RequestHandler[] = [];

/** Answers the calls of the next story, and of no other. */
export async function answerWith(handlers: readonly RequestHandler[]): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
  forgetUnanswered(current);
  current = handlers;
  worker.resetHandlers(...handlers, unanswered);
}
