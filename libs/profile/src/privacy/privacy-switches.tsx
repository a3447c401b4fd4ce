import { styled } from 'styled-components';
import type { PrivacyChange } from '@parlour/api-client/profile/privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { FieldError, FieldPlace, Stack, Switch } from '@parlour/ui';
import { switches } from './switches.ts';
import { useSwitchWords } from './use-switch-words.ts';

/** Takes one choice. */
export type ChangePrivacy = <Name extends keyof PrivacyChange>(name: Name, value: PrivacyChange[Name]) => void;

/** A choice that was not kept: what was chosen, and the sentence that says why. */
export interface RefusedChoice {
  value: unknown;
  sentence: string;
}

/** Of each choice made here: its call, while it is on its way, or its refusal. */
export type Standings = Partial<Record<keyof PrivacyChange, Promise<void> | RefusedChoice>>;

export interface PrivacyPartProps {
  privacy: Privacy;
  standings: Standings;
  onChange: ChangePrivacy;
}

/** Why a choice does not stand. One whose answer got lost may have been kept all the same, as its control shows then. */
export function refusalOf({ privacy, standings }: PrivacyPartProps, name: keyof PrivacyChange): string | undefined {
  const standing = standings[name];
  if (!standing || standing instanceof Promise || standing.value === privacy[name]) return undefined;
  return standing.sentence;
}

/** The knob steps back while its choice is saved, unless the answer comes at once. "Busy" would keep a screen reader from telling it. */
const Row = styled(FieldPlace)`
  &[data-saving] input ~ *::after {
    opacity: 0.5;
    transition: opacity var(--calm) 120ms;
  }
`;

/** What is on or off. A browser that put back what stood here before a reload would decide it again. */
export function PrivacySwitches(part: PrivacyPartProps) {
  const { privacy, standings, onChange } = part;
  const words = useSwitchWords();
  return (
    <Stack $gap={2}>
      {switches.map((name) => {
        const error = refusalOf(part, name);
        const errorId = error && `${name}-error`;
        return (
          <Row key={name} data-saving={standings[name] instanceof Promise || undefined}>
            <Switch
              {...words[name]}
              name={name}
              autoComplete="off"
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              checked={privacy[name]}
              onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
            />
            <FieldError id={errorId} error={error} />
          </Row>
        );
      })}
    </Stack>
  );
}
