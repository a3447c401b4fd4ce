import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { MembersSearch } from '@parlour/api-client/members/search';
import { useSite } from '@parlour/api-client/site';

import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { useInterestWords } from '@parlour/i18n/labels/use-interest-words';
import { choicesOfFields, profileFacts, type ProfileField } from '@parlour/models/profile-fields';
import { ChipRow, ToggleChip } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useSearchOffer } from './search-offer.ts';

const Group = styled.details`
  ${folding}

  > summary {
    font-size: var(--text-medium);
  }
`;

interface Choice {
  value: string;
  label: string;
}

/** The filters that the brand adds of the profile's own fields, interests by the alphabet; several values of one mean "one of these". */
export function ChoiceFields({ search }: { search: MembersSearch }) {
  const { i18n } = useLingui();
  const { sexualities } = useSite().settings;
  const { search_fields } = useSearchOffer();
  const interests = useInterestWords();
  const offered = (field: ProfileField) => search_fields.includes(field);
  return (
    <div>
      {profileFacts.filter(offered).map((field) => {
        const values: readonly string[] = field === 'sexuality' ? sexualities : choicesOfFields[field];
        const choices = values.flatMap((value) => {
          const label = choiceLabel(field, value);
          return label ? [{ value, label: i18n._(label) }] : [];
        });
        return (
          <ChoiceGroup
            key={field}
            name={field}
            title={i18n._(profileFieldLabels[field])}
            choices={choices}
            chosen={search[field]}
          />
        );
      })}
      {offered('interests') && (
        <ChoiceGroup
          name="interests"
          title={i18n._(profileFieldLabels.interests)}
          choices={interests}
          chosen={search.interests}
        />
      )}
    </div>
  );
}

/**
 * A closed group of chips. None of a closed one is chosen, so what is drawn in the browser waits for its opening: a hundred chips that
 * nobody sees would be most of the work of opening the filters. The server's HTML has them all, for browsers without scripts.
 */
function ChoiceGroup({
  name,
  title,
  choices,
  chosen,
}: {
  name: string;
  title: string;
  choices: readonly Choice[];
  chosen: string | undefined;
}) {
  const values = chosen?.split(',') ?? [];
  const isOpen = values.length > 0;
  const isScripted = useScripted();
  const [isFilled, fill] = useState(isOpen || !isScripted);
  return (
    <Group open={isOpen} onToggle={() => fill(true)}>
      <summary>{title}</summary>
      <div role="group" aria-label={title}>
        {isFilled && (
          <ChipRow>
            {choices.map(({ value, label }) => (
              <li key={value}>
                <ToggleChip name={name} value={value} defaultChecked={values.includes(value)}>
                  {label}
                </ToggleChip>
              </li>
            ))}
          </ChipRow>
        )}
      </div>
    </Group>
  );
}
