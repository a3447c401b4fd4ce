import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The heads of a member's transactions as a table. */
export const transactionColumns = {
  time: msg({ message: 'Time (UTC)', context: 'head of a column' }),
  kind: msg({ message: 'Kind', context: 'head of a column' }),
  member: msg({ message: 'Member', context: 'head of a column' }),
  credits: msg({ message: 'Credits', context: 'head of a column' }),
  balance: msg({ message: 'Balance', context: 'head of a column' }),
  amount: msg({ message: 'Amount', context: 'head of a column' }),
  costs: msg({ message: 'Transaction costs', context: 'head of a column' }),
  currency: msg({ message: 'Currency', context: 'head of a column' }),
  payment: msg({ message: 'Payment', context: 'head of a column' }),
} satisfies Record<string, MessageDescriptor>;
