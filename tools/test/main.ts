import { longerSteps, readings, steps } from './steps.ts';
import type { Step } from './step.ts';

const began = performance.now();
const total = { passed: 0, failed: 0 };

async function take(step: Step): Promise<void> {
  const start = performance.now();
  const { passed, failed, report } = await step.run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${step.name}: ${passed} passed, ${failed} failed (${((performance.now() - start) / 1_000).toFixed(1)} s)`,
  );
  if (failed) console.log(report);
}

/** Takes steps one after the other until none is left, beside whoever takes from the same ones. */
async function takeAll(left: Step[]): Promise<void> {
  for (let step = left.shift(); step; step = left.shift()) await take(step);
}

const read = [...readings];
await Promise.all([takeAll(read), takeAll(read)]);
await takeAll([...steps, ...(process.argv.includes('--full') ? longerSteps : [])]);

console.log(`All of it took ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
