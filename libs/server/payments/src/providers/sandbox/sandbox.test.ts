import type { SignedBody } from '@parlour/contract/define-call';
import { providerPromises } from '../provider-promises.fixture.ts';
import { createSandbox } from './sandbox.ts';
import { signedEvent } from './signature.ts';

const secret = 'a secret of the tests';
const now = () => new Date('2026-03-01T12:00:00Z');

providerPromises('the sandbox', async () => {
  const calls: SignedBody[] = [];
  const sandbox = createSandbox({
    bookPath: null,
    secret,
    clock: now,
    post: async (_url, body) => (calls.push(body), 200),
  });
  return {
    provider: sandbox.provider,
    now,
    pay: async (ref, succeeds) => void sandbox.choose(ref, succeeds ? 'completed' : 'failed'),
    chargeBack: async (ref) => sandbox.chargeBack(ref),
    async heard() {
      await sandbox.idle();
      return calls.splice(0);
    },
    foreign: () => signedEvent(secret, { id: 'evt_1', kind: 'payout.sent' }, now()),
  };
});
