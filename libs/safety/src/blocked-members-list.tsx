import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { blocksOptions } from '@parlour/api-client/safety/blocks';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { Avatar, Button, EmptyState, Grow, Row, Stack, Text, useFocusHeir } from '@parlour/ui';
import { BlockForm } from './block-form.tsx';
import { useBlock } from './use-block.ts';

/** Beside long words of a button a narrow phone leaves a name no room: the button then goes below it. */
const Name = styled(Grow)`
  flex-basis: 8rem;
`;

export const blockedMembersQueries = () => [blocksOptions()] as const;

/** The members one has blocked, each with the way back. */
export function BlockedMembersList() {
  const { t } = useLingui();
  const { profiles } = useSuspenseQuery(blocksOptions()).data;
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1}>
      {profiles.length === 0 ? (
        <EmptyState glyph={ShieldCheck} heading="h3" title={t`You have not blocked anybody`}>
          {t`On any profile, the menu “More” blocks somebody.`}
        </EmptyState>
      ) : (
        <Stack as="ul" $gap={5} aria-label={t`Blocked members`}>
          {profiles.map((profile) => (
            <BlockedMember key={profile.id} profile={profile} onLastGone={() => place.current?.focus()} />
          ))}
        </Stack>
      )}
    </div>
  );
}

interface BlockedMemberProps {
  profile: ProfileCard;
  /** Takes the focus where no other member is left to have it. */
  onLastGone: () => void;
}

/** The button is named by its own words and the member's: in every language a listener hears what others read. */
function BlockedMember({ profile, onLastGone }: BlockedMemberProps) {
  const { t } = useLingui();
  const { setBlocked, isPending } = useBlock(profile);
  const id = useId();
  const item = useFocusHeir(({ nextElementSibling, previousElementSibling }) => {
    const button = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
    if (button) button.focus();
    else onLastGone();
  });
  return (
    <Row as="li" ref={item} $wrap>
      <Avatar src={profile.main_image?.thumb_filename ?? undefined} alt="" ground={portraitGroundOf(profile.id)} />
      <Name>
        <Text $strong id={`${id}-name`}>
          {profile.name}
        </Text>
      </Name>
      <BlockForm id={`${id}-form`} profileId={profile.id} blocked={false} />
      <Button
        id={id}
        type="submit"
        form={`${id}-form`}
        aria-labelledby={`${id} ${id}-name`}
        pending={isPending}
        pendingLabel={t`Saving`}
        onClick={(event) => {
          event.preventDefault();
          setBlocked(false);
        }}
      >
        {t`Unblock`}
      </Button>
    </Row>
  );
}
