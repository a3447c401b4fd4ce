import { Trans } from '@lingui/react/macro';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { ArchPortrait, Stack, Text } from '@parlour/ui';
import { GuestRow, Room, roomFor } from './hero-look.ts';

/** Where no member may be shown: drawn portraits, which are said to be drawn (contract part 0, 16). */
export function DrawnRoom({ drawn }: { drawn: readonly string[] }) {
  return (
    <Room>
      <Stack $gap={3}>
        <Text $size="small" $tone="onDeepQuiet">
          <Trans>The people in these pictures are drawn.</Trans>
        </Text>
        <GuestRow aria-hidden="true">
          {drawn.slice(0, roomFor).map((picture) => (
            <ArchPortrait key={picture} src={picture} alt="" ground={portraitGroundOf(picture)} priority />
          ))}
        </GuestRow>
      </Stack>
    </Room>
  );
}
