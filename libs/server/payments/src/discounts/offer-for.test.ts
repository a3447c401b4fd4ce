import { expect, test } from 'vitest';
import { defaults } from '@parlour/brand/defaults';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import type { PaymentsPorts } from '../ports.ts';
import { createSandbox } from '../providers/sandbox/sandbox.ts';
import { offerFor } from './offer-for.ts';

const NOW = new Date('2026-11-20T12:30:00Z');

test('whoever confirms their address is made an offer only where a provider sells', async () => {
  const database = await testDatabase();
  try {
    const db = database.forBrand('shop');
    const id = await addMember(db, 'shop');
    const context = { brand: { id: 'shop', settings: defaults }, db, now: NOW } as unknown as CallContext;
    const { provider } = createSandbox({ bookPath: null, secret: 'shared' });
    const offerOf = (providers: PaymentsPorts['providers']) => offerFor({ selling: 'sandbox', providers }, context, id);
    expect(await offerOf([provider])).toMatchObject({ code: 'TIMEBONUS25' });
    expect(await offerOf([])).toBeNull();
  } finally {
    await database.close();
  }
});
