import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { canHover } from '../../theme/media.ts';
import { tabular } from '../../theme/mixins.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';
import { OnlineDot } from '../labels/online-dot.tsx';
import { NameAndAge } from './name-and-age.tsx';
import { Portrait } from './portrait.tsx';
import type { PortraitProps } from './portrait.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Article = styled.article`
  position: relative;
  min-width: 0;
`;

const Picture = styled.div`
  position: relative;
  border-radius: var(--radius-card);
  transition: box-shadow var(--calm);

  ${canHover} {
    ${Article}:hover & {
      box-shadow: var(--shadow-raised);
    }
  }
`;

const TagPlace = styled.div`
  position: absolute;
  inset: 8px 8px auto;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  pointer-events: none;
`;

/** Above the link that covers the card. */
const ActPlace = styled.div`
  position: absolute;
  right: 8px;
  bottom: 8px;
  z-index: ${layers.raised};

  button:not([aria-pressed='true']) {
    color: var(--color-action-text);
  }
`;

const Who = styled.h3`
  display: flex;
  align-items: center;
  gap: 5px;
  margin-top: 9px;
  font-weight: 650;
  font-size: var(--text-large);
  line-height: 1.25;
  letter-spacing: -0.01em;

  > svg {
    width: 17px;
    height: 17px;
    color: var(--color-action-text);
  }
`;

/** The whole card is the link's target; its name is what it is called. */
const NameLink = styled(PlainLink)`
  min-width: 0;
  overflow-wrap: anywhere;
  ${tabular}

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--radius-card);
  }

  &:focus-visible {
    outline: 0;

    &::after {
      outline: 3px solid var(--focus-ring);
      outline-offset: 4px;
    }
  }
`;

const Where = styled.p`
  display: flex;
  align-items: baseline;
  gap: 6px;
  margin-top: 1px;
  color: var(--color-text-quiet);
  font-size: var(--text-small);
  line-height: 1.4;
`;

export interface MemberCardProps {
  href: string;
  name: string;
  /** Left out where somebody keeps it to themselves. */
  age?: number;
  place?: string;
  /** When last here, as a band: "online now", "today", "this week". */
  band?: { label: string; online: boolean };
  portrait: Omit<PortraitProps, 'shape' | 'children'>;
  /** "Photo verified": said for the tick beside the name. */
  verifiedLabel?: string;
  /** `Tag`s: "Likes you", "New", "Fictional profile". */
  tags?: ReactNode;
  /** A `LikeButton`, or the way to a conversation. */
  act?: ReactNode;
}

/** A member in a grid: portrait, name and age, place, when last here. One link, and an act that is not inside it. */
export function MemberCard({ href, name, age, place, band, portrait, verifiedLabel, tags, act }: MemberCardProps) {
  const where = [place, band?.label].filter((part) => part !== undefined && part !== '');
  return (
    <Article>
      <Picture>
        <Portrait {...portrait} />
        {tags !== undefined && <TagPlace>{tags}</TagPlace>}
        {act !== undefined && <ActPlace>{act}</ActPlace>}
      </Picture>
      <Who>
        <NameLink href={href}>
          <NameAndAge name={name} age={age} />
        </NameLink>
        {verifiedLabel !== undefined && (
          <>
            <Icon glyph={BadgeCheck} />
            <VisuallyHidden>{verifiedLabel}</VisuallyHidden>
          </>
        )}
      </Who>
      {where.length > 0 && (
        <Where>
          {band?.online === true && <OnlineDot />}
          <span>{where.join(' ·\u00A0')}</span>
        </Where>
      )}
    </Article>
  );
}
