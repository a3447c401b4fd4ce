import type { Call } from '@parlour/contract/define-call';
import type { TestAnswer } from '@parlour/testing/build-api';
import { expect } from 'vitest';

/** Where good values stand, for whoever forgot a call's. */
const samples = 'good values are those of sample-inputs.fixture.ts, or of ready-samples.fixture.ts';

/** Success with the declared status and a reply of the schema. */
export function expectDone(call: Call, { status, body, text, headers }: TestAnswer): void {
  expect(status, `${call.path}: ${text} (${samples})`).toBe(call.status ?? 200);
  if (status === 204) return;
  const reply = status === 303 ? headers['location'] : call.savedAs ? text : body;
  expect(call.reply.safeParse(reply).error).toBeUndefined();
}
