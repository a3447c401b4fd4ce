import { Clock, Heart, X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover, lowOnly } from '../../../theme/media.ts';
import { Icon } from '../../layout/icon.tsx';
import type { Glyph } from '../../layout/icon.tsx';
import { guardPress } from '../../actions/pending.ts';
import { swipeChoices, type SwipeChoice } from './swipe-gesture.ts';
import { Text } from '../../layout/type.tsx';

/** The pictures of the three choices, on their buttons and on the card that goes. */
export const choiceGlyphs: Readonly<Record<SwipeChoice, Glyph>> = { pass: X, later: Clock, like: Heart };

const Choices = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: center;
  gap: clamp(8px, 5vw, 28px);
`;

const Choice = styled.button`
  display: grid;
  gap: 6px;
  justify-items: center;
  min-width: 72px;
  border-radius: var(--radius-control);
  font-weight: 600;
  font-size: var(--text-medium);
  line-height: 1.25;

  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const Ring = styled.span<{ $choice: SwipeChoice }>`
  display: grid;
  place-items: center;
  width: ${({ $choice }) => ($choice === 'later' ? '52px' : '64px')};
  margin-block: ${({ $choice }) => ($choice === 'later' ? '6px' : '0')};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${({ $choice }) => ($choice === 'like' ? 'var(--color-action)' : 'var(--color-surface)')};
  box-shadow: ${({ $choice }) => ($choice === 'like' ? 'none' : 'inset 0 0 0 1px var(--color-edge-control)')};
  color: ${({ $choice }) => ($choice === 'like' ? 'var(--color-on-action)' : 'var(--color-text)')};
  transition: transform var(--fast);

  svg {
    width: ${({ $choice }) => ($choice === 'later' ? '22px' : '28px')};
    height: auto;
  }

  ${canHover} {
    button:hover:not([aria-disabled='true']) > & {
      transform: scale(1.05);
    }
  }

  button:active:not([aria-disabled='true']) > & {
    transform: scale(0.96);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/**
 * As wide as the choices, however long: beside a card on a phone on its side it leaves the card its width, and the way back its
 * place in sight.
 */
const Sentence = styled(Text)`
  contain: inline-size;
  text-align: center;

  ${lowOnly} {
    order: 1;
  }
`;

export interface SwipeChoicesProps {
  /** Names the group: "Your choice". */
  label: string;
  /** "Pass", "Later", "Like" */
  words: Readonly<Record<SwipeChoice, string>>;
  onChoose: (choice: SwipeChoice) => void;
  /** Why nobody can be liked now: "No likes left today". The button stays, and says so. */
  likesSpent?: ReactNode;
  /** Id of a form that the buttons post as `choice`, as long as no script answers them. */
  form?: string;
}

/** The three labelled buttons of the swipe: all that the finger and the arrow keys can do, for everybody. */
export function SwipeChoices({ label, words, onChoose, likesSpent, form }: SwipeChoicesProps) {
  const spentId = useId();
  const isShut = (choice: SwipeChoice) => choice === 'like' && likesSpent !== undefined;
  return (
    <>
      <Choices role="group" aria-label={label}>
        {swipeChoices.map((choice) => (
          <Choice
            key={choice}
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            name="choice"
            value={choice}
            aria-describedby={isShut(choice) ? spentId : undefined}
            {...guardPress(isShut(choice), (event) => {
              event.preventDefault();
              onChoose(choice);
            })}
          >
            <Ring $choice={choice}>
              <Icon glyph={choiceGlyphs[choice]} size="large" filled={choice === 'like'} />
            </Ring>
            {words[choice]}
          </Choice>
        ))}
      </Choices>
      {likesSpent !== undefined && (
        <Sentence as="div" id={spentId} $size="small" $tone="quiet">
          {likesSpent}
        </Sentence>
      )}
    </>
  );
}
