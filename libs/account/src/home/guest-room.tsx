import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { ArchPortrait, Tag, useEarlyRadio } from '@parlour/ui';
import { tilePicture } from './tile-picture.ts';
import { GuestChoice, GuestRow, Room } from './hero-look.ts';

interface GuestRoomProps {
  /** The form that the choice belongs to. */
  form: string;
  guests: readonly TileCard[];
  chosenId: string;
  onChoose(id: string): void;
}

/** The members in the room; one of them is written to. Native radios, so that arrow keys and plain forms work. */
export function GuestRoom({ form, guests, chosenId, onChoose }: GuestRoomProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEarlyRadio(row, chosenId, onChoose);
  return (
    <Room>
      <GuestRow ref={row} role="radiogroup" aria-label={t`Write to`}>
        {guests.map(({ id, demo, ...guest }) => (
          <GuestChoice key={id}>
            <input
              type="radio"
              name="profile_id"
              value={id}
              form={form}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
            />
            <ArchPortrait
              src={tilePicture(guest)}
              alt=""
              name={guest.name}
              age={guest.age}
              lit={id === chosenId}
              ground={portraitGroundOf(id)}
              mark={demo ? <Tag>{t`Demo`}</Tag> : undefined}
              priority
            />
          </GuestChoice>
        ))}
      </GuestRow>
    </Room>
  );
}
