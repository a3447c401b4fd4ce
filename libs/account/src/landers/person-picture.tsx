import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { Portrait, type PortraitShape } from '@parlour/ui';
import type { LanderPerson } from './people.ts';

const Plate = styled.span`
  position: absolute;
  bottom: 8px;
  left: 50%;
  width: max-content;
  max-width: calc(100% - 12px);
  padding: 2px 9px;
  border-radius: calc(var(--radius-card) * 0.75);
  translate: -50% 0;
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 650;
  font-size: 0.8125rem;
  line-height: 1.35;
  text-align: center;

  @media (forced-colors: active) {
    border: 1px solid;
  }
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

/** What stands by the picture of a member: name and age, and where a program answers for them. Null for a drawn person. */
export function usePlate() {
  const { t } = useLingui();
  return ({ name, demo }: LanderPerson): string | null => (name !== null && demo ? `${name} · ${t`Demo`}` : name);
}

/** Somebody of a lander, with a plate at the foot. */
export function PersonPicture({ person, shape, priority, largest, late, bare = false, className }: PersonPictureProps) {
  const plate = usePlate()(person);
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
      {plate !== null && !bare && <Plate>{plate}</Plate>}
    </Portrait>
  );
}
