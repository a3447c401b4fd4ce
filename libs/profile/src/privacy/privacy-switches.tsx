import type { PrivacyChange } from '@parlour/api-client/profile/privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { Stack, Switch } from '@parlour/ui';
import { switches } from './switches.ts';
import { useSwitchWords } from './use-switch-words.ts';

/** Takes one choice. */
export type ChangePrivacy = <Name extends keyof PrivacyChange>(name: Name, value: PrivacyChange[Name]) => void;

export interface PrivacyPartProps {
  privacy: Privacy;
  onChange: ChangePrivacy;
}

/** What is on or off. A browser that put back what stood here before a reload would decide it again. */
export function PrivacySwitches({ privacy, onChange }: PrivacyPartProps) {
  const words = useSwitchWords();
  return (
    <Stack $gap={2}>
      {switches.map((name) => (
        <Switch
          key={name}
          {...words[name]}
          name={name}
          autoComplete="off"
          checked={privacy[name]}
          onChange={({ currentTarget }) => onChange(name, currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
