import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { Stack, Text, TextLink } from '@parlour/ui';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';
import type { ConsentQuestion } from './first-question.ts';

interface DueConsentsProps extends Pick<ConsentFormProps, 'wayOut' | 'next' | 'onDone'> {
  question: ConsentQuestion;
}

/** What has changed, a sentence each, with the text itself one press away; and the button that agrees to it. */
export function DueConsents({ question: { about, kinds }, ...form }: DueConsentsProps) {
  const { t } = useLingui();
  const { min_age: age } = useSite().settings;
  const sentences = useSentences();
  return (
    <Stack>
      {kinds.map((kind) => (
        <Text key={kind}>{sentences[kind]}</Text>
      ))}
      <ConsentForm {...form} kinds={kinds} given tone="primary">
        {about === 'age' ? t`I’m ${age} or older` : t`Agree`}
      </ConsentForm>
    </Stack>
  );
}

function useSentences(): Record<NeededConsent, ReactNode> {
  const { min_age: age } = useSite().settings;
  const terms = addresses.page.href({ slug: 'terms' });
  const privacy = addresses.page.href({ slug: 'privacy' });
  return {
    terms: (
      <Trans>
        Our <TextLink href={terms}>terms</TextLink> have changed.
      </Trans>
    ),
    privacy: (
      <Trans>
        Our <TextLink href={privacy}>privacy notice</TextLink> has changed.
      </Trans>
    ),
    special_data: (
      <Trans>
        What you tell here may say something about your sexuality. Do you agree that we use it to run your account, as
        our <TextLink href={privacy}>privacy notice</TextLink> says? You can take that back at any time.
      </Trans>
    ),
    age: (
      <Trans>
        This site is only for people of {age} or over, as our <TextLink href={terms}>terms</TextLink> say.
      </Trans>
    ),
  };
}
