import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { softTones } from '../../theme/soft-tones.ts';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';

const tones = {
  plain: ['var(--color-surface)', 'var(--color-text)'],
  action: ['var(--color-action)', 'var(--color-on-action)'],
  accent: ['var(--color-accent)', 'var(--color-on-accent)'],
  ...softTones,
} as const;

export type TagTone = keyof typeof tones;

const Plate = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  padding: 3px 9px;
  /* A pill on one line; on two its corners stay as they are, and keep off the words. */
  border-radius: calc(0.675em + 3px);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-weight: 650;
  font-size: var(--text-tiny);
  line-height: 1.35;
  overflow-wrap: normal;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface TagProps {
  children: ReactNode;
  tone?: TagTone;
  glyph?: Glyph;
}

/** A short label: "Likes you", "New", "Fictional profile". The words are always there, the icon is extra. */
export function Tag({ children, tone = 'plain', glyph }: TagProps) {
  return (
    <Plate $tone={tone}>
      {glyph !== undefined && <Icon glyph={glyph} size="small" />}
      {children}
    </Plate>
  );
}
