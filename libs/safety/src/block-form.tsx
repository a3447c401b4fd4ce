import { FormToken } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';

interface BlockFormProps {
  id: string;
  profileId: string;
  /** True blocks, false ends it. */
  blocked: boolean;
}

/** What a button that blocks, or ends a block, posts to the member's page as long as no script answers it. */
export function BlockForm({ id, profileId, blocked }: BlockFormProps) {
  return (
    <form id={id} method="post" action={addresses.member.href({ id: profileId })} hidden>
      <FormToken />
      <input type="hidden" name="blocked" value={blocked ? 'yes' : 'no'} />
    </form>
  );
}
