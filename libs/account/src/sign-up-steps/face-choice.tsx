import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { from, nativeOverlay, Portrait, Tag, useEarlyRadio } from '@parlour/ui';

const Faces = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;

  legend {
    margin-bottom: 10px;
    font-weight: 600;
    font-size: var(--text-medium);
  }

  ${from.phablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Face = styled.label`
  position: relative;
  display: grid;
  gap: 6px;
  align-content: start;
  border-radius: var(--radius-card);
  font-size: var(--text-small);
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

  input {
    ${nativeOverlay}
  }

  &:has(:checked) {
    font-weight: 650;
  }

  &:has(:checked) > span:first-of-type {
    box-shadow:
      0 0 0 2px var(--color-ground),
      0 0 0 5px var(--color-action);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 6px;
  }

  @media (forced-colors: active) {
    &:has(:checked) > span:first-of-type {
      border: 3px solid Highlight;
    }
  }
`;

interface FaceChoiceProps {
  legend: string;
  name: string;
  people: readonly ProfileCard[];
  chosenId: string;
  onChoose(id: string): void;
}

/** One of a few people. Native radios, so that arrow keys and plain forms work. */
export function FaceChoice({ legend, name, people, chosenId, onChoose }: FaceChoiceProps) {
  const { t } = useLingui();
  const faces = useRef<HTMLFieldSetElement>(null);
  useEarlyRadio(faces, chosenId, onChoose);
  return (
    <Faces ref={faces}>
      <legend>{legend}</legend>
      {people.map((person) => (
        <Face key={person.id}>
          <input
            type="radio"
            name={name}
            value={person.id}
            checked={person.id === chosenId}
            onChange={() => onChoose(person.id)}
          />
          <Portrait
            src={person.main_image?.thumb_filename ?? undefined}
            state={!person.main_image ? 'missing' : person.main_image.locked ? 'locked' : 'shown'}
            alt=""
            ground={portraitGroundOf(person.id)}
            shape="square"
          />
          <span>{nameAndAge(person)}</span>
          {person.demo && (
            <span>
              <Tag>{t`Demo`}</Tag>
            </span>
          )}
        </Face>
      ))}
    </Faces>
  );
}
