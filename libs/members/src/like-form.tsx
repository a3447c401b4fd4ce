import { FormToken } from '@parlour/api-client/call-form';

/** What the hearts of a grid or a profile post where no script answers them; each names its own address. */
export function LikeForm({ id }: { id: string }) {
  return (
    <form id={id} method="post" hidden>
      <FormToken />
    </form>
  );
}
