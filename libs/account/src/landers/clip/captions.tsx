import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { from } from '@parlour/ui';
import type { Playback } from './use-playback.ts';

const List = styled.ol<{ $wide: boolean }>`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  counter-reset: chapter;
  list-style: none;

  ${from.phablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px 24px;
  }

  ${from.desk} {
    grid-template-columns: repeat(${({ $wide }) => ($wide ? 4 : 2)}, minmax(0, 1fr));
  }
`;

/** The one that is seen now stands out by its line; all four can be read at any time, even in the midst of the evening's glow. */
const Caption = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 8px;
  padding-block: 10px;
  border-top: 2px solid var(--color-deep-edge);
  counter-increment: chapter;
  line-height: 1.4;
  transition: border-color var(--calm);

  &::before {
    content: counter(chapter);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }

  &[aria-current] {
    border-color: var(--color-accent-on-deep);
  }
`;

interface CaptionsProps {
  id: string;
  playback: Playback;
  /** All four in one row from a desk on. */
  wide?: boolean;
}

/** What the clip shows, a sentence a chapter: captions while it plays, and the whole story where it does not. */
export function Captions({ id, playback: { chapter, state }, wide = false }: CaptionsProps) {
  const { t } = useLingui();
  const sentences = [
    t`Look around: it is free.`,
    t`Say hello to somebody you like.`,
    t`Find out what you share.`,
    t`Meet when you are both ready.`,
  ];
  const seen = state === 'waiting' ? null : chapter;
  return (
    <List id={id} $wide={wide}>
      {sentences.map((sentence, place) => (
        <Caption key={sentence} aria-current={place === seen ? 'step' : undefined}>
          {sentence}
        </Caption>
      ))}
    </List>
  );
}
