import { BadgeCheck, Info } from 'lucide-react';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../../theme/mixins.ts';
import { Icon } from '../../layout/icon.tsx';
import { IconLink } from '../../actions/icon-button.tsx';
import { OnlineDot } from '../../labels/online-dot.tsx';
import { NameAndAge } from '../name-and-age.tsx';
import { Portrait } from '../portrait.tsx';
import type { PortraitProps } from '../portrait.tsx';
import { Text } from '../../layout/type.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

const Face = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  height: 100%;
  overflow: hidden;
  border-radius: calc(var(--radius-card) + 6px);
  background: var(--color-surface);
  color: var(--color-text);

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Picture = styled(Portrait)`
  && {
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

const TagPlace = styled.div`
  position: absolute;
  inset: 14px 14px auto;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Plate = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 76px;
  padding: 10px 10px 10px 20px;
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 700;
  font-size: 1.375rem;
  line-height: 1.2;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  ${tabular}

  > svg {
    color: var(--color-action-text);
  }
`;

/** The whole card leads where the sign does. */
const ProfileLink = styled(IconLink)`
  && {
    position: static;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

const Where = styled(Text)`
  display: flex;
  align-items: center;
  gap: 6px;
`;

export interface SwipeCardProps {
  name: string;
  /** Left out where nobody stands behind the card. */
  age?: number;
  place?: string;
  /** When last here, as a band: "online now", "today". */
  band?: { label: string; online: boolean };
  portrait: Omit<PortraitProps, 'shape' | 'children' | 'className'>;
  /** "Photo verified": said for the tick beside the name. */
  verifiedLabel?: string;
  /** `Tag`s: "Likes you", "Fictional profile". */
  tags?: ReactNode;
  /** What the tags say of who it is, in words: "Fictional profile". Heard with the name, before anybody looks into the card. */
  marks?: readonly string[];
  /** The way to the whole profile: "Open Claire's profile". */
  profile?: { href: string; label: string };
}

/** Who the card shows, in one line: "Claire, 52". */
const cardTitle = ({ name, age }: Pick<SwipeCardProps, 'name' | 'age'>): string =>
  age === undefined ? name : `${name}, ${age}`;

/** The card for those who listen, and choose without looking into it: "Claire, 52, Fictional profile, Utrecht". */
export const cardWords = ({ place, verifiedLabel, marks = [], ...who }: SwipeCardProps): string =>
  [cardTitle(who), ...marks, place, verifiedLabel].filter(Boolean).join(', ');

/**
 * A member as a card that fills its room: the picture, and below it on a plate who it is. Used by `SwipeDeck`, whose cards move up
 * without being drawn again.
 */
export const SwipeCard = memo(function SwipeCard({
  name,
  age,
  place,
  band,
  portrait,
  verifiedLabel,
  tags,
  profile,
}: SwipeCardProps) {
  const where = [place, band?.label].filter((part) => part !== undefined && part !== '');
  return (
    <Face>
      <Picture {...portrait} />
      {tags !== undefined && <TagPlace>{tags}</TagPlace>}
      <Plate>
        <Words>
          <Name>
            <span>
              <NameAndAge name={name} age={age} />
            </span>
            {verifiedLabel !== undefined && (
              <>
                <Icon glyph={BadgeCheck} />
                <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
              </>
            )}
          </Name>
          {where.length > 0 && (
            <Where $size="small" $tone="quiet">
              {band?.online === true && <OnlineDot />}
              <span>{where.join(' ·\u00A0')}</span>
            </Where>
          )}
        </Words>
        {profile !== undefined && <ProfileLink href={profile.href} label={profile.label} glyph={Info} />}
      </Plate>
    </Face>
  );
});
