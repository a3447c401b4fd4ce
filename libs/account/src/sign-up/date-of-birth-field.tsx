import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { DateField, TextField } from '@parlour/ui';

/**
 * A date of birth, typed in three parts where scripts run. Until then, and without scripts, it is the platform's own
 * date field. The three parts take over its value, but not while somebody is in it, nor from a half-typed date.
 */
export function DateOfBirthField(binding: FieldBinding) {
  const { t, i18n } = useLingui();
  const age = useSite().settings.min_age;
  const [takenOver, takeOver] = useState<string | null>(null);
  const leave = (field: HTMLInputElement | null) => {
    if (field && field !== document.activeElement && !field.validity.badInput) takeOver(field.value);
  };

  const texts = { label: t`Date of birth`, hint: t`${age} and over` };
  if (takenOver === null)
    return (
      <TextField
        {...binding}
        {...texts}
        ref={leave}
        type="date"
        autoComplete="bday"
        onBlur={({ currentTarget }) => leave(currentTarget)}
      />
    );
  return (
    <DateField
      {...binding}
      {...texts}
      defaultValue={takenOver}
      order={partsInOrder(i18n.locale)}
      parts={{ day: [t`Day`, t`DD`], month: [t`Month`, t`MM`], year: [t`Year`, t`YYYY`] }}
    />
  );
}

/** Day, month and year in the order of the language; for English, in that of all its countries but one. */
function partsInOrder(locale: string) {
  const [first = 'day', second = 'month', third = 'year'] = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale)
    .formatToParts(new Date(0))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
  return [first, second, third] as const;
}
