import { expect, test } from 'vitest';
import type { SignedBody } from '@parlour/contract/define-call';
import { MINUTE } from '@parlour/models/durations';
import type { PaymentProvider, ProviderEvent, ProviderOrder } from './provider.ts';

/** A provider with whatever stands for its company in tests: a recorded or a make-believe one. */
export interface ProviderStage {
  provider: PaymentProvider;
  now(): Date;
  /** The payer pays, or is refused. */
  pay(ref: string, succeeds: boolean): Promise<void>;
  /** The payer's bank takes the money back. */
  chargeBack(ref: string): Promise<void>;
  /** The calls of our webhook that the company has made since it was last asked, signed as it signs. */
  heard(): Promise<readonly SignedBody[]>;
  /** A call that the company signs and that is about no payment of ours, such as a payout. */
  foreign(): SignedBody;
  close?(): Promise<void>;
}

const order = (paymentId: string): ProviderOrder => ({
  paymentId,
  total: { amount: 2303, currency: 'EUR' },
  method: 'ideal',
  description: '250 credits',
  statementName: 'PM Services',
  locale: 'en',
  returnUrl: 'http://shop.localhost/payments/1',
  webhookUrl: 'http://shop.localhost/api/payment-webhook.php?provider=one',
});

/** What everything that takes payments counts on, of every provider. */
export function providerPromises(name: string, open: () => Promise<ProviderStage>): void {
  /** A payment of a stage of its own, and what is told of it. */
  async function begun(act: (stage: ProviderStage, ref: string) => Promise<void>): Promise<void> {
    const stage = await open();
    try {
      const { ref } = await stage.provider.create(order(crypto.randomUUID()));
      await act(stage, ref);
    } finally {
      await stage.close?.();
    }
  }

  async function eventsOf({ provider, heard, now }: ProviderStage): Promise<ProviderEvent[]> {
    const told = await Promise.all((await heard()).map((body) => provider.verify(body, now())));
    return told.flatMap((events) => events ?? []);
  }

  test(`${name}: an order that is created twice is one payment, which waits and leads the payer on`, () =>
    begun(async ({ provider }) => {
      const [first, second] = [await provider.create(order('one')), await provider.create(order('one'))];
      expect(second.ref).toBe(first.ref);
      expect(first.ref).not.toBe((await provider.create(order('two'))).ref);
      expect(first.next.kind === 'wait' || URL.canParse(first.next.url ?? '')).toBe(true);
      expect(await provider.fetchStatus(first.ref)).toEqual({
        state: 'pending',
        total: order('one').total,
        returned: 0,
      });
    }));

  test.each([
    [true, 'completed'],
    [false, 'failed'],
  ])(`${name}: of a payment that is paid (%s) an event names its ref, and its state is %s`, (succeeds, state) =>
    begun(async (stage, ref) => {
      await stage.pay(ref, succeeds);
      const events = await eventsOf(stage);
      expect(events).toContainEqual({ id: expect.any(String), ref, payload: expect.any(Object) });
      expect(await stage.provider.fetchStatus(ref)).toEqual({ state, total: order('').total, returned: 0 });
    }),
  );

  test(`${name}: parts go back and add up, each is told of by the payment's ref, and no more goes back than was taken`, () =>
    begun(async (stage, ref) => {
      const { provider } = stage;
      await expect(provider.refund(ref, 1)).rejects.toThrow();
      await stage.pay(ref, true);
      await stage.heard();
      const ids = new Set<string>();
      for (const [sum, returned] of [
        [1032, 1032],
        [1271, 2303],
      ] as const) {
        await provider.refund(ref, sum);
        for (const event of await eventsOf(stage)) {
          expect(event.ref).toBe(ref);
          ids.add(event.id);
        }
        expect(await provider.fetchStatus(ref)).toEqual({ state: 'refunded', total: order('').total, returned });
      }
      expect(ids.size).toBeGreaterThanOrEqual(2);
      await expect(provider.refund(ref, 1)).rejects.toThrow();
    }));

  test(`${name}: a chargeback is told of by the payment's ref, with the sum that went back`, () =>
    begun(async (stage, ref) => {
      await stage.pay(ref, true);
      await stage.heard();
      await stage.chargeBack(ref);
      expect((await eventsOf(stage)).map((event) => event.ref)).toContain(ref);
      const { total } = order('');
      expect(await stage.provider.fetchStatus(ref)).toEqual({ state: 'charged_back', total, returned: total.amount });
    }));

  test(`${name}: what is signed and about nothing of ours holds no event, and is not refused`, () =>
    begun(async (stage) => {
      expect(await stage.provider.verify(stage.foreign(), stage.now())).toEqual([]);
    }));

  test(`${name}: other bytes, no signature and an old one are refused`, () =>
    begun(async (stage, ref) => {
      await stage.pay(ref, true);
      const [told] = await stage.heard();
      const { raw, headers } = told!;
      const verify = (body: SignedBody, later = 0) =>
        stage.provider.verify(body, new Date(stage.now().getTime() + later));
      expect(await verify(told!)).not.toBeNull();
      expect(await verify({ headers, raw: Buffer.concat([raw, Buffer.from(' ')]) })).toBeNull();
      expect(await verify({ headers, raw: Buffer.alloc(0) })).toBeNull();
      expect(await verify({ headers: {}, raw })).toBeNull();
      expect(await verify(told!, 60 * MINUTE)).toBeNull();
    }));

  test(`${name}: a payment that it does not know has no state`, () =>
    begun(async ({ provider }) => {
      await expect(provider.fetchStatus('nothing')).rejects.toThrow();
    }));
}
