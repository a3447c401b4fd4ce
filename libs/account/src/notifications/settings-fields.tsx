import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type InputEvent } from 'react';
import { styled } from 'styled-components';
import type { CallFormState } from '@parlour/api-client/call-form';
import { frequencies } from '@parlour/models/account/notifications/notification-settings';
import { ownTimeZone } from '@parlour/models/time-zone';
import { CheckboxField, from, SelectField, Stack, Text, TextField } from '@parlour/ui';
import type { notificationSettingsForm } from './notification-forms.ts';

export type SettingsState = CallFormState<(typeof notificationSettingsForm)['schema']>;

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  margin-top: var(--space-3);

  > legend {
    margin-bottom: var(--space-2);
    font-weight: 700;
    font-size: var(--text-large);
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Times = styled.div`
  display: grid;
  gap: var(--space-4);
  grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr));
`;

/** How soon each kind of news is told, one way. */
export function SoonFields({ state, way }: { state: SettingsState; way: 'mail' | 'push' }) {
  const { t } = useLingui();
  const labels = { now: t`At once`, daily: t`Once a day`, weekly: t`Once a week`, never: t`Never` };
  const options = frequencies.map((value) => ({ value, label: labels[value] }));
  return (
    <Group>
      <legend>{way === 'mail' ? <Trans>By e-mail</Trans> : <Trans>On your devices</Trans>}</legend>
      <SelectField {...state.field(`${way}_message`)} label={t`Messages`} options={options} />
      <SelectField {...state.field(`${way}_like`)} label={t`Likes`} options={options} />
      <SelectField {...state.field(`${way}_match`)} label={t`Matches`} options={options} />
    </Group>
  );
}

/** The hours in which no device makes a sound, on the clock of whoever sets them. */
export function QuietFields({ state }: { state: SettingsState }) {
  const { t } = useLingui();
  const zone = state.field('quiet_tz');
  const [ownZone] = useState(() => (typeof window === 'undefined' ? undefined : ownTimeZone()));
  return (
    <Stack $gap={3}>
      <CheckboxField
        {...state.checkbox('quiet')}
        label={t`Quiet hours`}
        hint={t`What happens meanwhile reaches your devices afterwards, as one notification.`}
      />
      <Times onInput={tickQuiet}>
        <TextField {...state.field('quiet_from')} label={t`From`} type="time" />
        <TextField {...state.field('quiet_to')} label={t`Until`} type="time" />
      </Times>
      <input type="hidden" name={zone.name} defaultValue={ownZone ?? zone.defaultValue} suppressHydrationWarning />
    </Stack>
  );
}

/** Whoever sets a time wants it to count: without the tick it would be lost. */
function tickQuiet({ currentTarget }: InputEvent<HTMLElement>): void {
  const box = currentTarget.closest('form')?.elements.namedItem('quiet');
  if (box instanceof HTMLInputElement && !box.checked) box.click();
}

/** Notifications that say nothing of what they are about. */
export function DiscreetField({ state }: { state: SettingsState }) {
  const { t } = useLingui();
  return (
    <Stack $gap={3}>
      <CheckboxField
        {...state.checkbox('discreet')}
        label={t`Discreet words`}
        hint={t`Notifications, also by e-mail, then say only that something is new.`}
      />
      <Text $size="small" $tone="quiet">
        <Trans>No e-mail and no notification ever says who it was, or what was written.</Trans>
      </Text>
    </Stack>
  );
}
