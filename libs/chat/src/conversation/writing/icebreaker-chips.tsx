import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { icebreakersOptions } from '@parlour/api-client/chat/icebreakers';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { isInterest } from '@parlour/models/interests';
import { Button, ChipRow } from '@parlour/ui';

const Choices = styled(ChipRow)`
  padding-block: 4px;

  button {
    font-weight: 550;
    font-size: var(--text-medium);
    text-align: start;
  }
`;

/** First sentences to begin with: a press puts one into the box, where it can be changed before it is sent. */
export function IcebreakerChips({ profileId, onChoose }: { profileId: string; onChoose: (text: string) => void }) {
  const { t } = useLingui();
  const { data } = useQuery(icebreakersOptions(profileId));
  const sentenceOf = useSentence();
  if (!data || data.icebreakers.length === 0) return null;
  return (
    <Choices data-scripted aria-label={t`Ideas for a first message`}>
      {data.icebreakers.map(({ id, key, params }) => {
        const sentence = sentenceOf(key, params);
        return (
          <li key={id}>
            <Button tone="soft" onClick={() => onChoose(sentence)}>
              {sentence}
            </Button>
          </li>
        );
      })}
    </Choices>
  );
}

type Key = 'shared_interest' | 'their_interest' | 'their_city' | 'about_me';

function useSentence(): (key: Key, params: Record<string, string>) => string {
  const { i18n, t } = useLingui();
  return (key, params) => {
    const city = params['city'] ?? '';
    const interest = isInterest(params['interest']) ? i18n._(interestLabels[params['interest']]) : '';
    switch (key) {
      case 'shared_interest':
        return t`Something we both like: ${interest}. How did it begin for you?`;
      case 'their_interest':
        return t`I read “${interest}” on your profile. What do you like about it?`;
      case 'their_city':
        return t`What do you like best about ${city}?`;
      case 'about_me':
        return t`I enjoyed reading about you. What has made you smile this week?`;
    }
  };
}
