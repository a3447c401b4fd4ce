import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import { Card, LinkButton, Row, Stack, Text } from '@parlour/ui';

/** What a visitor would see and could do after signing up, with the two ways in. */
export function VisitorInvitation({ profile: { id, name } }: { profile: Pick<Profile, 'id' | 'name'> }) {
  const { t } = useLingui();
  return (
    <Card>
      <Stack $gap={3}>
        <Text>{t`Sign up to read more about ${name}, to like and to write.`}</Text>
        <Row $wrap>
          <LinkButton href={addresses.signup.href(undefined, { profile_id: id })} tone="primary">
            {t`Sign up`}
          </LinkButton>
          <LinkButton
            href={addresses.login.href(undefined, { next: addresses.member.href({ id }) })}
          >{t`Log in`}</LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
