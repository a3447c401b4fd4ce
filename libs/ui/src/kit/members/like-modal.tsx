import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';
import { from, lowOnly } from '../../theme/media.ts';
import { eveningGlow } from '../../theme/mixins.ts';
import { ArchPortrait } from './arch-portrait.tsx';
import type { ArchPortraitProps } from './arch-portrait.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Display } from '../layout/type.tsx';
import { useModal } from '../behaviour/use-modal.ts';
import { wholeScreen } from '../behaviour/whole-screen.ts';

const arrive = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 24px; }
`;

const leave = keyframes`
  to { visibility: hidden; }
`;

const Screen = styled.dialog`
  ${eveningGlow}
  ${wholeScreen}
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  overflow: auto;

  &[open] {
    display: grid;
    animation: ${arrive} var(--calm) var(--ease);
  }
`;

/** A phone on its side: the portraits stand beside the words, or the button would be out of sight. */
const sideways = `${lowOnly} and (min-width: 480px)`;

const Inside = styled.div`
  display: grid;
  grid-template-rows: auto minmax(200px, 1fr) auto;
  gap: 16px;
  width: min(420px, 100%);
  min-height: 100%;
  margin-inline: auto;
  padding: 12px 20px max(20px, env(safe-area-inset-bottom));
  text-align: center;

  ${from.tablet} {
    grid-template-rows: minmax(0, 1fr) minmax(200px, 420px) auto minmax(0, 1fr);
    width: min(640px, 100%);
  }

  ${sideways} {
    grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    width: min(760px, 100%);
    padding-bottom: 0;
  }
`;

const Close = styled.div`
  z-index: ${layers.raised};
  justify-self: end;

  ${from.tablet} {
    position: fixed;
    inset: 16px 16px auto auto;
  }

  ${sideways} {
    position: fixed;
    inset: 12px calc(12px + env(safe-area-inset-right)) auto auto;
  }
`;

/** What close button and words leave of the screen: the doorway is as large as that allows. */
const Room = styled.div`
  display: grid;
  grid-row: 2;
  container-type: size;

  ${sideways} {
    grid-area: 1 / 1;
  }
`;

const Doorway = styled.div<{ $two: boolean }>`
  --arch-name: var(--text-medium);
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 20px;
  align-items: end;
  align-self: end;
  width: ${({ $two }) => ($two ? 'min(380px, 92cqw, 136cqh)' : 'min(380px, 92cqw, 70cqh)')};
  clip-path: inset(-8px -8px 0);
  margin-inline: auto;
  animation: ${rise} var(--calm) var(--ease);
`;

const Words = styled.div`
  display: grid;
  grid-row: 3;
  gap: 16px;
  align-content: start;

  ${sideways} {
    grid-area: 1 / 2;
    align-content: safe center;
    padding-block: 44px max(20px, env(safe-area-inset-bottom));
  }
`;

/**
 * Takes the second tap of the double tap that made the match: it would press what now stands where the heart stood. Leaves by a
 * delay, which reduced motion does not shorten.
 */
const Shield = styled.div`
  position: fixed;
  inset: 0;
  z-index: 1;
  animation: ${leave} 1ms 500ms forwards;
`;

export interface LikeModalProps {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** "New like!" */
  title: string;
  /** One sentence below it: a `Lead`. */
  children?: ReactNode;
  portrait: Omit<ArchPortraitProps, 'lit' | 'tag'>;
  /** The member's own, beside it: two who like each other. */
  own?: Omit<ArchPortraitProps, 'lit' | 'tag'>;
  /** The one large button. */
  action: ReactNode;
}

/** Full screen, for a like that just came in or a match: the arch, two words, one act. */
export function LikeModal({ open, onClose, closeLabel, title, children, portrait, own, action }: LikeModalProps) {
  const titleId = useId();
  const modal = useModal(open, { onClose });
  return (
    <Screen {...modal} aria-labelledby={titleId}>
      {open && (
        <Inside>
          <Shield />
          <Close>
            <IconButton label={closeLabel} look="deep" glyph={X} onClick={onClose} />
          </Close>
          <Room>
            <Doorway $two={own !== undefined}>
              <ArchPortrait {...portrait} lit priority />
              {own && <ArchPortrait {...own} lit priority />}
            </Doorway>
          </Room>
          <Words>
            <Display as="h2" id={titleId}>
              {title}
            </Display>
            {children}
            {action}
          </Words>
        </Inside>
      )}
    </Screen>
  );
}
