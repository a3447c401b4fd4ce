import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { phoneOnly, Portrait, type PortraitShape } from '@parlour/ui';
import type { LanderPerson } from './people.ts';

/** Name and mark beside each other where there is room, else below each other. */
const Plate = styled.span`
  position: absolute;
  bottom: 8px;
  left: 50%;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: 0.4em;
  width: max-content;
  max-width: calc(100% - 12px);
  padding: 2px 8px;
  border-radius: calc(var(--radius-card) * 0.75);
  translate: -50% 0;
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 650;
  font-size: var(--text-tiny);
  line-height: 1.35;
  text-align: center;

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* Low and flat, so that a small face keeps its mouth. */
  ${phoneOnly} {
    bottom: 3px;
    max-width: calc(100% - 4px);
    padding: 1px 4px;
    font-size: var(--text-least);
    line-height: 1.2;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Mark = styled.span`
  font-weight: 400;
`;

interface PersonPictureProps {
  person: LanderPerson;
  shape?: PortraitShape;
  /** Among the first that are seen. */
  priority?: boolean;
  /** What the page is about. */
  largest?: boolean;
  /** Comes once the page answers by itself. */
  late?: boolean;
  /** Without the plate, where the page says beside it who this is. */
  bare?: boolean;
  className?: string;
}

/** Somebody of a lander, with a plate at the foot. */
export function PersonPicture({ person, shape, priority, largest, late, bare = false, className }: PersonPictureProps) {
  const { t } = useLingui();
  return (
    <Portrait
      src={person.picture}
      alt=""
      ground={person.ground}
      shape={shape}
      priority={priority}
      largest={largest}
      late={late}
      className={className}
    >
      {person.name !== null && !bare && (
        <Plate>
          <span>{person.name}</span> {person.demo && <Mark>{t`Demo`}</Mark>}
        </Plate>
      )}
    </Portrait>
  );
}
