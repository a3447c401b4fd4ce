import { useLingui } from '@lingui/react/macro';
import type { ReactNode, SubmitEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { genderPluralLabels } from '@parlour/i18n/labels/genders';
import { AgeRange, Segmented, Stack, Switch } from '@parlour/ui';
import { afterPaint } from '@parlour/ui/kit/behaviour/after-paint';
import { ChoiceFields } from './choice-fields.tsx';
import { PlaceFilters } from './place-filters.tsx';
import type { ReadSearch } from './read-search.ts';

interface FilterFormProps {
  read: ReadSearch;
  criteria: MembersPageData['results']['criteria'];
  /** For a button that sends it from elsewhere. */
  id?: string;
  /** Below the fields: what sends them. */
  children?: ReactNode;
  /** With the form that goes off: closes the sheet. */
  onSubmitted?: () => void;
}

/**
 * All filters as one GET form: the address it leads to is the search, with or without JavaScript. The press is drawn before the
 * fields are read and the next page is begun.
 */
export function FilterForm({ read, criteria, id, children, onSubmitted }: FilterFormProps) {
  const { t, i18n } = useLingui();
  const { genders, min_age } = useSite().settings;
  const { search } = read;
  const submit = useSubmit();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    afterPaint(() => {
      void submit(form);
      onSubmitted?.();
    });
  };
  return (
    <Form id={id} method="get" action={addresses.members.href()} onSubmit={onSubmit}>
      <Stack $gap={5}>
        {genders.length > 1 && (
          <Segmented
            legend={t`I am looking for`}
            name="gender"
            defaultValue={criteria.gender}
            options={genders.map((value) => ({ value, label: i18n._(genderPluralLabels[value]) }))}
          />
        )}
        <AgeRange
          legend={t`Age`}
          labels={{ low: t`Youngest`, high: t`Oldest` }}
          names={{ low: 'min_age', high: 'max_age' }}
          least={min_age}
          most={99}
          defaultValue={{ low: criteria.min_age, high: criteria.max_age }}
        />
        <PlaceFilters country={criteria.country} region={criteria.countryregion} city={criteria.city} />
        <div>
          <Switch label={t`Online now`} name="online" value="1" defaultChecked={search.online !== undefined} />
          <Switch label={t`With photo`} name="with_photo" value="1" defaultChecked={search.with_photo !== undefined} />
          <Switch label={t`Photo verified`} name="verified" value="1" defaultChecked={search.verified !== undefined} />
        </div>
        <ChoiceFields search={search} />
        {search.sort === 'new' && <input type="hidden" name="sort" value="new" />}
        {read.narrow && <input type="hidden" name="narrow" value="1" />}
        {children}
      </Stack>
    </Form>
  );
}
