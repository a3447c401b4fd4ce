import { useLingui } from '@lingui/react/macro';
import type { CallFormState } from '@parlour/api-client/call-form';
import type { MatchFinderData } from '@parlour/api-client/members/match-finder';
import { useSite } from '@parlour/api-client/site';
import { useInterestWords } from '@parlour/i18n/labels/use-interest-words';
import { relationshipStatusLabels } from '@parlour/i18n/labels/relationship-statuses';
import { oldestAge } from '@parlour/models/members/birth-dates';
import { nearnesses, type Nearness } from '@parlour/models/members/match-finder';
import { interestsMax, relationshipStatuses } from '@parlour/models/profile-fields';
import { AgeRange, MultiSelect, RadioCards, Stack } from '@parlour/ui';
import type { matchFinderForm } from './match-finder-form.ts';

interface QuestionsProps {
  state: CallFormState<(typeof matchFinderForm)['schema']>;
  finder: MatchFinderData;
}

/** The questions that this brand asks; what it does not ask stays as it is. */
export function Questions({ state, finder: { criteria, questions } }: QuestionsProps) {
  const { t } = useLingui();
  const { min_age: least } = useSite().settings;
  const asked = (id: (typeof questions)[number]['id']) => questions.find((question) => question.id === id);
  const near = asked('near');
  const ageIn = (name: 'min_age' | 'max_age') => Number(state.field(name).defaultValue) || criteria[name];
  return (
    <Stack $gap={5}>
      {asked('interests') && <Interests {...state.list('interests')} />}
      {asked('ages') ? (
        <AgeRange
          legend={t`Age`}
          labels={{ low: t`Youngest`, high: t`Oldest` }}
          names={{ low: 'min_age', high: 'max_age' }}
          least={least}
          most={oldestAge}
          defaultValue={{ low: ageIn('min_age'), high: ageIn('max_age') }}
        />
      ) : (
        <>
          <input type="hidden" name="min_age" value={criteria.min_age} />
          <input type="hidden" name="max_age" value={criteria.max_age} />
        </>
      )}
      {near ? (
        <Near
          chosen={(state.field('near').defaultValue as Nearness | undefined) ?? criteria.near}
          offered={near.options}
        />
      ) : (
        <input type="hidden" name="near" value={criteria.near} />
      )}
      {asked('relationship_statuses') && <RelationshipWish {...state.list('relationship_statuses')} />}
    </Stack>
  );
}

type ListBinding = ReturnType<QuestionsProps['state']['list']>;

function Interests(binding: ListBinding) {
  const { t } = useLingui();
  return (
    <MultiSelect
      {...binding}
      label={t`What should you have in common?`}
      hint={t`Choose up to ${interestsMax}.`}
      most={interestsMax}
      options={useInterestWords()}
      words={{
        search: t`Search interests`,
        nothingFound: t`Nothing found`,
        chosen: (count) => (count === 0 ? t`Choose interests` : t`${count} of ${interestsMax} chosen`),
        remove: t`Remove`,
      }}
    />
  );
}

/** Somebody who names no region is offered none. */
function Near({ chosen, offered }: { chosen: Nearness; offered: readonly string[] }) {
  const { t } = useLingui();
  const titles: Record<Nearness, string> = {
    region: t`In my region`,
    country: t`In my country`,
    anywhere: t`Anywhere`,
  };
  return (
    <RadioCards
      legend={t`Where may they live?`}
      name="near"
      defaultValue={chosen}
      options={nearnesses.filter((value) => offered.includes(value)).map((value) => ({ value, title: titles[value] }))}
    />
  );
}

function RelationshipWish(binding: ListBinding) {
  const { t, i18n } = useLingui();
  return (
    <MultiSelect
      {...binding}
      label={t`Which relationship status would you like best?`}
      options={relationshipStatuses.map((status) => ({
        value: status,
        label: i18n._(relationshipStatusLabels[status]),
      }))}
      words={{
        search: t`Search`,
        nothingFound: t`Nothing found`,
        chosen: (count) => (count === 0 ? t`It does not matter` : t`${count} chosen`),
        remove: t`Remove`,
      }}
    />
  );
}
