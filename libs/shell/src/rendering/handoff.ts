import { text } from 'node:stream/consumers';
import { inlineScript } from './inline-script.ts';

/** What the loaders answered, as the router writes it for the browser. */
export const readHandoff = (stream: ReadableStream<Uint8Array> | undefined): Promise<string> =>
  stream ? text(stream as never) : Promise.resolve('');

/**
 * Hands the loaders' answers to the router in the browser. The router's own `ServerRouter` does so through a suspended
 * part of the page. Here all answers are there before the page is rendered, so one script at its end is enough.
 */
export function handoffScript(handoff: string, nonce: string | undefined): string {
  if (handoff === '') return '';
  const answers = JSON.stringify(handoff).replaceAll('<', '\\u003c');
  const controller = 'window.__reactRouterContext.streamController';
  return inlineScript(`${controller}.enqueue(${answers});${controller}.close();`, nonce);
}
