import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { Heading } from '../layout/type.tsx';
import { useModal } from '../behaviour/use-modal.ts';

const rise = keyframes`
  from { translate: 0 100%; }
`;

const slide = keyframes`
  from { translate: 100% 0; }
`;

const Box = styled.dialog`
  --focus-ring: var(--color-focus);
  width: 100%;
  max-width: none;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: 20px 20px 0 0;
  background: var(--color-surface);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);

  &[open] {
    display: flex;
    animation: ${rise} var(--calm) var(--ease);
  }

  &::backdrop {
    background: var(--color-backdrop);
  }

  ${from.tablet} {
    width: 400px;
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-radius: 0;

    &[open] {
      animation-name: ${slide};
    }
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

const Panel = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);

  ${from.tablet} {
    padding-left: 0;
  }
`;

const Grip = styled.span`
  align-self: center;
  width: 40px;
  height: 4px;
  margin-top: 10px;
  border-radius: 2px;
  background: var(--color-edge-control);

  ${from.tablet} {
    display: none;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 10px 8px 20px;

  ${from.tablet} {
    padding: 16px 16px 8px 20px;
  }

  h2 {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 8px 20px 24px;
  overflow: auto;
`;

/** What leads on takes the room that is left; where both don't fit beside each other, it stands above. */
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap-reverse;
  gap: 8px;
  padding: 12px 20px max(16px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-edge);

  > * {
    flex: 1 1 auto;
    width: auto;
    min-width: 0;
  }

  > :last-child {
    flex: 999 1 8rem;
  }
`;

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight while the body scrolls. */
  foot?: ReactNode;
}

/** From the lower edge on phones, from the side on desks: filters, gifts, anything one comes back from. */
export function Sheet({ open, onClose, title, closeLabel, children, foot }: SheetProps) {
  const titleId = useId();
  const modal = useModal(open, { onClose });
  return (
    <Box {...modal} aria-labelledby={titleId}>
      {open && (
        <Panel>
          <Grip />
          <Head>
            <Heading id={titleId}>{title}</Heading>
            <IconButton label={closeLabel} glyph={X} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
          {foot !== undefined && <Foot>{foot}</Foot>}
        </Panel>
      )}
    </Box>
  );
}
