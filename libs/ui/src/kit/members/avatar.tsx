import { styled } from 'styled-components';
import { Portrait } from './portrait.tsx';
import type { PortraitState } from './portrait.tsx';
import type { PortraitGround } from './portrait-ground.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const sizes = { tiny: 36, small: 44, medium: 52, large: 72 } as const;

export type AvatarSize = keyof typeof sizes;

const Place = styled.span<{ $pixels: number }>`
  position: relative;
  display: block;
  flex: none;
  width: ${({ $pixels }) => $pixels}px;
  height: ${({ $pixels }) => $pixels}px;
`;

/** Its middle lies on the circle, whatever the size: half of 1 - √½ of the side from the corner. */
const Dot = styled.span`
  --from-corner: max(0px, calc(14.6% - 7px));
  position: absolute;
  right: var(--from-corner);
  bottom: var(--from-corner);
  width: 14px;
  height: 14px;
  border: 2.5px solid var(--avatar-ring, var(--color-surface));
  border-radius: 50%;
  background: var(--color-online);
  forced-color-adjust: none;
`;

export interface AvatarProps {
  src?: string;
  srcSet?: string;
  alt: string;
  ground?: PortraitGround;
  state?: PortraitState;
  size?: AvatarSize;
  /** False where it may stand in what is not shown: it is fetched when it comes near. */
  priority?: boolean;
  /** Left for the time when the page answers by itself. */
  late?: boolean;
  /** "online now"; left out when not online or not known. */
  onlineLabel?: string;
}

/** A small round portrait, with a dot (and its words) for who is here. */
export function Avatar({
  src,
  srcSet,
  alt,
  ground,
  state,
  size = 'medium',
  late = false,
  priority = !late,
  onlineLabel,
}: AvatarProps) {
  const pixels = sizes[size];
  return (
    <Place $pixels={pixels}>
      <Portrait
        src={src}
        srcSet={srcSet}
        sizes={`${pixels}px`}
        alt={alt}
        width={pixels}
        height={pixels}
        ground={ground}
        state={state}
        shape="round"
        priority={priority}
        late={late}
      />
      {onlineLabel !== undefined && (
        <>
          <Dot />
          <VisuallyHidden>{onlineLabel}</VisuallyHidden>
        </>
      )}
    </Place>
  );
}
