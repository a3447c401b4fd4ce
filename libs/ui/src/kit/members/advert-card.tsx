import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { Icon, type Glyph } from '../layout/icon.tsx';
import { IconTile } from '../feedback/empty-state.tsx';

/** No portrait, no arch, no name: among pictures of people it is plainly something else. */
const Frame = styled.a`
  --focus-ring: var(--color-focus);
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  height: 100%;
  min-height: 220px;
  padding: 16px 12px;
  border: 1px dashed var(--color-edge-control);
  border-radius: var(--radius-card);
  background: var(--color-sunken);
  color: var(--color-text);
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;

  ${canHover} {
    &:hover {
      border-style: solid;
    }
  }
`;

const Notice = styled.span`
  align-self: stretch;
  margin-bottom: auto;
  color: var(--color-text-quiet);
  font-weight: 650;
  font-size: var(--text-tiny);
`;

const Words = styled.span`
  font-weight: 650;
  line-height: 1.3;
`;

const Whither = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  margin-top: auto;
  color: var(--color-text-quiet);
  font-size: var(--text-tiny);
`;

export interface AdvertCardProps {
  /** Outside of this site. */
  href: string;
  /** "Advertisement": says what it is before anything else. */
  notice: string;
  /** The advertiser's words. */
  children: string;
  /** The drawing on it. */
  glyph: Glyph;
}

/** A partner's advertisement in a grid of members: labelled, drawn, and never like one of them. */
export function AdvertCard({ href, notice, children, glyph }: AdvertCardProps) {
  return (
    <Frame href={href} target="_blank" rel="sponsored noopener noreferrer">
      <Notice>{notice}</Notice>
      <IconTile>
        <Icon glyph={glyph} />
      </IconTile>
      <Words>{children}</Words>
      <Whither>
        {new URL(href).hostname}
        <Icon glyph={ExternalLink} size="small" />
      </Whither>
    </Frame>
  );
}
