import { FORM_TOKEN } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';

/** What the hearts of a grid or a profile post where no script answers them; each names its own address. */
export function LikeForm({ id }: { id: string }) {
  const { formToken } = useSite();
  return (
    <form id={id} method="post" hidden>
      <input type="hidden" name={FORM_TOKEN} value={formToken} />
    </form>
  );
}
