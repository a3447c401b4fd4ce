import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../layout/icon.tsx';
import type { Glyph } from '../layout/icon.tsx';

const tones = {
  notice: { ground: 'var(--color-notice)', mark: 'var(--color-on-notice)', glyph: Info },
  action: { ground: 'var(--color-action-soft)', mark: 'var(--color-on-action-soft)', glyph: Info },
  success: { ground: 'var(--color-success-soft)', mark: 'var(--color-on-success-soft)', glyph: CircleCheck },
  danger: { ground: 'var(--color-danger-soft)', mark: 'var(--color-on-danger-soft)', glyph: CircleAlert },
} as const;

export type NoteTone = keyof typeof tones;

const Plate = styled.div<{ $tone: NoteTone }>`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  padding: 12px 14px;
  border-radius: var(--radius-control);
  background: ${({ $tone }) => tones[$tone].ground};
  ${({ $tone }) => $tone === 'danger' && 'box-shadow: inset 0 0 0 1px var(--color-danger);'}
  color: var(--color-text);
  font-size: var(--text-medium);
  line-height: 1.4;

  > svg,
  a,
  strong {
    color: ${({ $tone }) => tones[$tone].mark};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Is there before its note, and takes no room until then. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

/** The end goes below the words where both don't fit. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-width: 0;
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 12rem;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A link is as high as a finger needs and stands on the line of the words all the same. */
const End = styled.div`
  > a {
    margin-block: -11px;
  }
`;

export interface NoteProps {
  tone?: NoteTone;
  glyph?: Glyph;
  title?: ReactNode;
  children?: ReactNode;
  /** A link or button at the end. */
  end?: ReactNode;
  /**
   * Appears after the page was there: `assertive` interrupts, `polite` waits its turn. Keep a polite one mounted and give it its
   * words when there are any: a live region speaks only of what comes after it.
   */
  announce?: 'polite' | 'assertive';
}

/** A calm box that tells something about the page it stands on. */
export function Note({ announce, ...note }: NoteProps) {
  if (announce === 'assertive') return <Box role="alert" {...note} />;
  if (announce === undefined) return <Box {...note} />;
  return <Status role="status">{(note.title || note.children) && <Box {...note} />}</Status>;
}

function Box({ tone = 'notice', glyph, title, children, end, role }: Omit<NoteProps, 'announce'> & { role?: 'alert' }) {
  return (
    <Plate $tone={tone} role={role}>
      <Icon glyph={glyph ?? tones[tone].glyph} />
      <Line>
        <Words>
          {title !== undefined && <strong>{title}</strong>}
          {children !== undefined && <div>{children}</div>}
        </Words>
        {end !== undefined && <End>{end}</End>}
      </Line>
    </Plate>
  );
}
