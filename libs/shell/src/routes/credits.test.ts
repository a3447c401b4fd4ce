import { expect, it } from 'vitest';
import { member } from '@parlour/testing/page-data';
import { routeArguments } from '../testing/route-arguments.ts';
import { ledTo, whereTo } from '../testing/where-to.ts';
import { action, loader } from './credits.tsx';

/** Where the page leads from an address under /credits, in a country that sells one package; null where it is shown. */
const open = (id: string | undefined, search = '') =>
  whereTo(
    loader(
      routeArguments({
        address: `/credits${id ? `/${id}` : ''}${search}`,
        params: { id },
        user: member(),
        answer: () => ({ packages: [{ id: 'nl-250' }] }),
      }),
    ),
  );

it('a package that is sold is shown', async () => {
  expect(await open(undefined)).toBeNull();
  expect(await open('nl-250', '?country=NL')).toBeNull();
});

it('what is no package leads to those that are sold, in the same country and with the same code', async () => {
  expect(await open('repeat-order')).toBe('/credits');
  expect(await open('nl-9', '?country=NL&code=SPRING&x=1')).toBe('/credits?country=NL&code=SPRING');
});

it('a country counts however it is written, and one that is not served is as good as none', async () => {
  expect(await open('nl-9', '?country=be')).toBe('/credits?country=BE');
  for (const country of ['JP', 'nowhere']) expect(await open('nl-9', `?country=${country}`)).toBe('/credits');
});

const order = {
  package_id: 'nl-250',
  payment_method: 'ideal',
  country: 'NL',
  total: '2990',
  currency: 'EUR',
  shown_package: 'nl-250',
  shown_method: 'ideal',
  start_now: 'on',
};

/** What the page's action answers to the order as a browser without JavaScript posts it, and what it asked for. */
async function post(changes: Partial<typeof order> & { code?: string; shown_code?: string }, search = '') {
  const payment = { payment_id: 'p1', next: { kind: 'redirect', url: 'https://pay.example/p1' } };
  const sent = routeArguments({
    address: `/credits${search}`,
    posted: { ...order, ...changes },
    answer: () => ({ payment }),
  });
  const answer = await action(sent);
  return { answer, address: await ledTo(answer), asked: sent.asked };
}

it('an order leads to its own page also where its provider is on another host, which no answer to a form may lead to', async () => {
  expect((await post({})).address).toEqual([303, '/payments/p1']);
});

it.each([{ package_id: 'nl-100' }, { payment_method: 'paypal' }])(
  'what was chosen without JavaScript is shown with its own total before it is paid: %o',
  async (change) => {
    const { answer, asked } = await post(change);
    expect(asked).toEqual([]);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        submission: { initialValue: { ...order, ...change } },
        failure: { code: 'price_changed', params: { chosen: 1 } },
      },
    });
  },
);

it('a code that is applied without JavaScript keeps what was chosen, and pays nothing', async () => {
  const { address, asked } = await post({ package_id: 'nl-100', payment_method: 'paypal', code: 'SPRING' }, '?apply');
  expect(address).toEqual([303, '/credits/nl-100/paypal?country=NL&code=SPRING']);
  expect((await post({ code: '' }, '?apply')).address).toEqual([303, '/credits/nl-250/ideal?country=NL']);
  expect(asked).toEqual([]);
});

it('a code that was typed without JavaScript and not applied is applied before anything is paid', async () => {
  const typed = await post({ code: ' SPRING ', shown_code: 'WINTER' });
  expect(typed.address).toEqual([303, '/credits/nl-250/ideal?country=NL&code=SPRING']);
  expect((await post({ code: 'SPRING' })).asked).toEqual([]);
  expect(typed.asked).toEqual([]);
});

it.each([
  { code: 'SPRING', shown_code: 'SPRING' },
  { code: ' ', shown_code: 'SPRING' },
])(
  'a code that the order has, or that was taken out of its field, stops no payment without JavaScript: %o',
  async (codes) => {
    expect((await post(codes)).address).toEqual([303, '/payments/p1']);
  },
);
