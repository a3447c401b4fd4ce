import { longerSteps, steps } from './steps.ts';

const began = performance.now();
const total = { passed: 0, failed: 0 };

for (const step of process.argv.includes('--full') ? [...steps, ...longerSteps] : steps) {
  const start = performance.now();
  const { passed, failed, report } = await step.run();
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed ? 'FAILED' : 'ok    '} ${step.name}: ${passed} passed, ${failed} failed (${((performance.now() - start) / 1_000).toFixed(1)} s)`,
  );
  if (failed) console.log(report);
}

console.log(`All of it took ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
