import { FormToken } from '@parlour/api-client/call-form';
import { postAddress } from '../settings/settings-part.ts';

/** What the button that logs out posts as long as no script answers it. */
export function LogOutForm({ id }: { id: string }) {
  return (
    <form id={id} method="post" action={postAddress('log-out')} hidden>
      <FormToken />
    </form>
  );
}
