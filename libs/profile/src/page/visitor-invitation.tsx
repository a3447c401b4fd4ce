import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Heart, MessageCircle } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import { Card, Icon, LinkButton, Row, Stack, StandaloneLink, Text } from '@parlour/ui';

type Shown = Pick<Profile, 'id' | 'name' | 'photos' | 'photos_total'>;

/** What a visitor would see and could do after signing up: each act leads to the sign-up, with this member in mind. */
export function VisitorInvitation({ profile: { id, name, photos, photos_total } }: { profile: Shown }) {
  const { t } = useLingui();
  const signUp = addresses.memberSignup.href({ id });
  const more = photos_total - photos.length;
  return (
    <Card>
      <Stack $gap={3}>
        <Text>{t`Sign up to read more about ${name}, to like and to write.`}</Text>
        <Row $wrap>
          <LinkButton href={signUp} tone="primary">
            <Icon glyph={MessageCircle} />
            {t({ message: 'Message', context: 'button' })}
          </LinkButton>
          <LinkButton href={signUp}>
            <Icon glyph={Heart} />
            {t`Like ${name}`}
          </LinkButton>
          <LinkButton
            href={addresses.login.href(undefined, { next: addresses.member.href({ id }) })}
            tone="quiet"
          >{t`Log in`}</LinkButton>
        </Row>
        {more > 0 && (
          <StandaloneLink href={signUp}>
            {t`${plural(more, { one: 'See # more photo', other: 'See # more photos' })}`}
          </StandaloneLink>
        )}
      </Stack>
    </Card>
  );
}
