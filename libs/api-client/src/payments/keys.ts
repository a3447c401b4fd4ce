/** Roots of this slice's cached queries. */
export const paymentsKeys = {
  all: ['payments'],
  everyShop: ['payments', 'credits'],
  credits: (country: string | null, code: string | null) => ['payments', 'credits', country, code],
  codeRefusal: (country: string | null, code: string | null) => ['payments', 'code-refusal', country, code],
  payment: (id: string) => ['payments', 'payment', id],
  transactions: (id: string | null, page: number) => ['payments', 'transactions', id, page],
  timebonus: ['payments', 'timebonus'],
  welcome: ['payments', 'welcome'],
} as const;
