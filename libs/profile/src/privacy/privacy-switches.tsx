import { styled } from 'styled-components';
import type { PrivacyChange } from '@parlour/api-client/profile/privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { FieldError, FieldPlace, Stack, Switch } from '@parlour/ui';
import { switches } from './switches.ts';
import { useSwitchWords } from './use-switch-words.ts';

/** Takes one choice. */
export type ChangePrivacy = <Name extends keyof PrivacyChange>(name: Name, value: PrivacyChange[Name]) => void;

/** Of each choice made here: its call, while it is on its way, or the sentence with which it was refused. */
export type Standings = Partial<Record<keyof PrivacyChange, Promise<void> | string>>;

export interface PrivacyPartProps {
  privacy: Privacy;
  standings: Standings;
  onChange: ChangePrivacy;
}

/** What a control says of its choice. */
export const saidOf = (standing: Promise<void> | string | undefined) => ({
  'aria-busy': standing instanceof Promise || undefined,
  error: typeof standing === 'string' ? standing : undefined,
});

/** The switch, not its words, steps back while it is saved, unless the answer comes at once. */
const Row = styled(FieldPlace)`
  [aria-busy] ~ * {
    opacity: 0.5;
    transition:
      background var(--fast),
      opacity var(--calm) 120ms;
  }
`;

/** What is on or off. A browser that put back what stood here before a reload would decide it again. */
export function PrivacySwitches({ privacy, standings, onChange }: PrivacyPartProps) {
  const words = useSwitchWords();
  return (
    <Stack $gap={2}>
      {switches.map((name) => {
        const { error, ...said } = saidOf(standings[name]);
        const errorId = error && `${name}-error`;
        return (
          <Row key={name}>
            <Switch
              {...words[name]}
              {...said}
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
