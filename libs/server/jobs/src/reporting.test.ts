import { expect, test, vi } from 'vitest';
import { reporting } from './reporting.ts';

test('what the queue keeps of a failure quotes no address, and says where it happened', async () => {
  const refused = Object.assign(new Error('550 anna@private.example: no such mailbox'), {
    responseCode: 550,
    rejected: ['anna@private.example'],
  });
  const report = vi.fn();
  const handle = reporting(
    () => 'send-mail',
    report,
    () => Promise.reject(refused),
  );
  const thrown: unknown = await handle([{ id: '1', data: {}, retryCount: 0, retryLimit: 3 }]).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Error);
  expect(thrown).toMatchObject({ responseCode: 550, stack: expect.stringContaining('reporting.test.ts') });
  expect(JSON.stringify([Object.entries(thrown as Error), String(thrown)])).not.toContain('anna');
  expect(report).toHaveBeenCalledExactlyOnceWith({ job: 'send-mail', error: refused, id: '1', last: false });
});
