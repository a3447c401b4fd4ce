import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@parlour/api-client/api-error';
import { send } from '@parlour/api-client/send';
import { wayOf } from '@parlour/api-client/transport';
import { checkName } from '@parlour/contract/account/sign-up/check-name';

/** What is wrong with a name; null where nothing is, or where nobody could say: sending the form asks again. */
export async function nameRefusal(client: QueryClient, name: string): Promise<ApiError | null> {
  try {
    const { ok, code } = await send(checkName, { query: { name }, ...wayOf(client) });
    return ok || !code ? null : new ApiError(422, { code });
  } catch {
    return null;
  }
}
