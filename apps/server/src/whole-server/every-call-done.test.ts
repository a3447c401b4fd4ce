import { afterAll, beforeAll, test } from 'vitest';
import { expectDone } from '../testing/expect-done.fixture.ts';
import { namedCalls } from '../testing/joined-calls.fixture.ts';
import { readySample } from '../testing/ready-samples.fixture.ts';
import { sampleStage, type SampleStage } from '../testing/sample-stage.fixture.ts';

let stage: SampleStage;

beforeAll(async () => {
  stage = await sampleStage();
});
afterAll(() => stage.server.close());

/**
 * Of a call that is only ever refused nobody would see whether its reply is the declared one: each, without exception, is done
 * here.
 */
test.each(namedCalls)('%s is done for somebody who may, and answers as declared', async (_, call) => {
  expectDone(call, await stage.send(call, await readySample(stage, call)));
});
