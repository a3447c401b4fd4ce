import { styled } from 'styled-components';
import { buttonLook } from './button-look.ts';
import type { ButtonLook, TransientButtonLook } from './button-look.ts';
import { PlainLink } from '../navigation/link.tsx';
import type { LinkProps } from '../navigation/link.tsx';

const Anchor = styled(PlainLink)<TransientButtonLook>`
  ${buttonLook}
`;

export type LinkButtonProps = LinkProps & ButtonLook;

/** Goes somewhere and looks like a button. */
export function LinkButton({ tone = 'secondary', size = 'medium', block = false, ...rest }: LinkButtonProps) {
  return <Anchor {...rest} $tone={tone} $size={size} $block={block} />;
}
