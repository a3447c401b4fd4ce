import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { focusContent } from '../behaviour/focus-content.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { TextButton } from '../actions/text-link.tsx';
import { useFocusHeir } from '../behaviour/use-focus-heir.ts';

const tones = {
  notice: ['var(--color-notice)', 'var(--color-on-notice)'],
  action: ['var(--color-action-soft)', 'var(--color-on-action-soft)'],
  danger: ['var(--color-danger-soft)', 'var(--color-on-danger-soft)'],
} as const;

export type BannerTone = keyof typeof tones;

const Strip = styled.section<{ $tone: BannerTone }>`
  background: ${({ $tone }) => tones[$tone][0]};
  box-shadow: inset 0 -1px 0 color-mix(in srgb, currentColor 14%, transparent);
  color: ${({ $tone }) => tones[$tone][1]};

  @media (forced-colors: active) {
    border-bottom: 1px solid;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: 1216px;
  min-height: 48px;
  margin-inline: auto;
  padding: 12px 8px 12px 16px;
  font-weight: 600;
  font-size: var(--text-small);
  line-height: 1.35;

  ${from.tablet} {
    padding-inline: 32px;
    font-size: var(--text-medium);
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-width: 0;

  /* The colour of links is made for the page's grounds; on these it falls below 4.5 : 1 in dark themes. */
  & :is(a, button) {
    color: inherit;
  }

  /* High enough for a finger, and for the line no higher than their words, however many lines these have: the bar above would cover a ring around them. */
  & :is(a, ${TextButton}) {
    margin-block: -12px;
    padding-block: 12px;
    outline-offset: -3px;
  }
`;

const Dismiss = styled(IconButton)`
  margin-block: -8px;
`;

export interface BannerProps {
  /** Names the region for those who jump from region to region. */
  label: string;
  tone?: BannerTone;
  glyph: Glyph;
  children: ReactNode;
  /** Both or neither: a banner that can be put away says so. */
  dismiss?: { label: string; onDismiss: () => void };
}

/**
 * One calm line across the page: the welcome discount, an unconfirmed address, being offline. When it goes with the focus in
 * it, the page's content has the focus.
 */
export function Banner({ label, tone = 'action', glyph, children, dismiss }: BannerProps) {
  const strip = useFocusHeir(focusContent);
  return (
    <Strip ref={strip} $tone={tone} aria-label={label} data-banner="">
      <Line>
        <Icon glyph={glyph} />
        <Words>{children}</Words>
        {dismiss !== undefined && <Dismiss data-scripted label={dismiss.label} glyph={X} onClick={dismiss.onDismiss} />}
      </Line>
    </Strip>
  );
}
