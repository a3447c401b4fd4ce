import type { ErrorCode } from '@parlour/contract/error-codes';
import type { CallContext } from '@parlour/server-kit/calls/call-context';
import { CallRefusal } from '@parlour/server-kit/calls/refusal';
import { findCodeUser } from '../store/kept-codes.ts';
import { codeUseIn } from './code-use.ts';
import { typedDiscount } from './discount.ts';

/**
 * What a member reads who types a code now, at the prices and with the ways to pay of the country of their profile: null where it
 * counts, else the code of the refusal. Which package and way to pay they choose is not known here, nor which ways a provider takes.
 *
 * @returns undefined where nobody is left of the member
 */
export async function codeVerdict(
  context: Pick<CallContext, 'brand' | 'db' | 'now'>,
  memberId: string,
  typed: string,
): Promise<ErrorCode | null | undefined> {
  const user = await findCodeUser(context.db, context.brand.id, memberId);
  if (!user) return undefined;
  const use = codeUseIn(context.brand.settings, user.country ?? '', () => true);
  try {
    await typedDiscount(context, user, typed, use);
    return null;
  } catch (error) {
    if (error instanceof CallRefusal) return error.code;
    throw error;
  }
}
