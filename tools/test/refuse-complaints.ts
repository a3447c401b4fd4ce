import { afterAll, afterEach, expect } from 'vitest';

/**
 * What React and other libraries complain of while a test runs, such as two children with one key, is a fault of the page.
 * An error that was thrown is not, since the page answers it. A test that wants another complaint spies on it.
 */
const complaints: string[] = [];
const complain = console.error;
console.error = (...said: unknown[]) => {
  if (!said.some((part) => part instanceof Error)) complaints.push(said.map(String).join(' '));
  complain(...said);
};

/** Of how a test waits for the page, which goes by the machine's load, and of mails, which stories draw beside pages. */
const ofTests = /act\(|multiple renderers/;

afterEach(() => expect(complaints.splice(0).filter((complaint) => !ofTests.test(complaint))).toEqual([]));

afterAll(() => {
  console.error = complain;
});
