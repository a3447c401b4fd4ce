import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import { getTimebonus } from '@parlour/contract/payments/get-timebonus';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { openShop, type Shop } from './shop.fixture.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a new member is made offers where something can be bought, and none where no provider sells', async () => {
  const member = await shop.addMember();
  const seen = async () => {
    const [listed, bonus, welcome, leaving] = [
      await shop.call(listCredits, member),
      await shop.call(getTimebonus, member),
      await shop.call(getDiscountcode, member, { query: { welcome: 'true' } }),
      await shop.leavingOffers(member),
    ];
    return {
      listed: listed.discount?.code,
      taken: listed.packages.some(({ discount }) => discount !== null),
      bonus: [bonus.active, bonus.discount_code?.code, bonus.ends_at !== null],
      welcome: welcome.discount_code?.code,
      tryout: leaving.tryout?.id,
    };
  };
  expect(await seen()).toEqual({
    listed: 'TIMEBONUS25',
    taken: true,
    bonus: [true, 'TIMEBONUS25', true],
    welcome: 'TIMEBONUS25',
    tryout: 'nl-100',
  });
  shop.ports.selling = null;
  expect(await seen()).toEqual({
    listed: undefined,
    taken: false,
    bonus: [false, undefined, false],
    welcome: undefined,
    tryout: undefined,
  });
});
