import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonLook } from './button-look.ts';
import type { ButtonLook, TransientButtonLook } from './button-look.ts';
import { guardPress } from './pending.ts';
import type { Pending } from './pending.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Pressable = styled.button<TransientButtonLook>`
  ${buttonLook}
`;

export type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> &
  ButtonLook &
  Pending & {
    /** Can be reached and heard, but does nothing: e.g. the send button of an empty message. */
    unavailable?: boolean;
  };

/**
 * A button. While `pending` it keeps the focus, ignores presses and announces `pendingLabel`;
 * the label keeps its room below the spinner, so nothing moves.
 */
export function Button({
  tone = 'secondary',
  size = 'medium',
  block = false,
  pending = false,
  pendingLabel,
  unavailable = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <Pressable
        {...rest}
        {...guardPress(pending || unavailable, onClick)}
        type={type}
        aria-busy={pending || undefined}
        $tone={tone}
        $size={size}
        $block={block}
      >
        {pending && <Spinner />}
        {children}
      </Pressable>
      {pendingLabel !== undefined && <VisuallyHidden role="status">{pending ? pendingLabel : ''}</VisuallyHidden>}
    </>
  );
}
