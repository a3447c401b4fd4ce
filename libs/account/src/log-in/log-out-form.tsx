import { FORM_TOKEN } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { postAddress } from '../settings/settings-part.ts';

/** What the button that logs out posts as long as no script answers it. */
export function LogOutForm({ id }: { id: string }) {
  const { formToken } = useSite();
  return (
    <form id={id} method="post" action={postAddress('log-out')} hidden>
      <input type="hidden" name={FORM_TOKEN} value={formToken} />
    </form>
  );
}
