import { Trans } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { Text, TextLink } from '@parlour/ui';
import { keepAddressIn } from '../asked-address.ts';

interface AlreadyMemberProps {
  /** The id of the form beside it: the address typed there goes along. */
  form: string;
  /** Where the log-in leads to. */
  next?: string | undefined;
}

/** The way of whoever is a member already, below the short form. */
export function AlreadyMember({ form, next }: AlreadyMemberProps) {
  const logIn = addresses.login.href(undefined, next === undefined ? {} : { next });
  return (
    <Text>
      <Trans>
        Already a member?{' '}
        <TextLink href={logIn} onClick={() => keepAddressIn(form)}>
          Log in
        </TextLink>
      </Trans>
    </Text>
  );
}
