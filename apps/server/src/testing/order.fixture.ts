import { createPayment } from '@parlour/contract/payments/create-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { BodyInput, ReplyOf } from '@parlour/contract/define-call';
import type { TestAnswer, TestApi } from '@parlour/testing/build-api';
import { v4 as uuid } from 'uuid';

/** Who orders, and how it will be paid. */
interface Buyer {
  brand: string;
  cookie: string;
  method: string;
}

/** Orders credits at the price that the member is shown, with the costs of the method. */
export async function order(api: TestApi, buyer: Buyer): Promise<TestAnswer> {
  const { brand, cookie } = buyer;
  return api.send(createPayment, { brand, cookie, key: uuid(), body: await orderOf(api, buyer) });
}

/** What the member orders then. */
export async function orderOf(
  { send }: TestApi,
  { brand, cookie, method }: Buyer,
): Promise<BodyInput<typeof createPayment>> {
  const offered = await send(listCredits, { brand, cookie, query: {} });
  const { country, packages, methods } = offered.body as unknown as ReplyOf<typeof listCredits>;
  const { id, price } = packages[1]!;
  const fee = methods.find((offer) => offer.id === method)?.fee?.amount ?? 0;
  return {
    package_id: id,
    payment_method: method,
    country,
    expected_total: { ...price, amount: price.amount + fee },
    return_url: '/payments/{payment_id}',
    accept: { start_now: true },
  };
}
