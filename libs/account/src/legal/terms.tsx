import { Trans } from '@lingui/react/macro';
import type { Company } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import { Heading, Text } from '@parlour/ui';

/** Terms of use, as far as the product itself can say them; a lawyer completes them for each company. */
export function Terms({ company }: { company: Company }) {
  const { min_age: age, refund_days: days } = useSite().settings;
  const { name, address, city } = company;
  return (
    <>
      <Text>
        <Trans>
          This site is run by {name}, {address}, {city}. By joining you agree to these terms.
        </Trans>
      </Text>
      <Heading>
        <Trans>Who may join</Trans>
      </Heading>
      <Text>
        <Trans>Adults only: you must be at least {age} years old, and you join for yourself, with one account.</Trans>
      </Text>
      <Heading>
        <Trans>How we treat each other</Trans>
      </Heading>
      <Text>
        <Trans>
          Be kind and honest. Threats, fraud, advertising and anything illegal end an account. You can block anybody at
          any time.
        </Trans>
      </Text>
      <Heading>
        <Trans>Credits</Trans>
      </Heading>
      <Text>
        <Trans>
          Writing may cost credits. The price is shown before you pay it, in credits and in money. You can return a
          purchase within {days} days, less what you have used.
        </Trans>
      </Text>
      <Heading>
        <Trans>Fictional profiles</Trans>
      </Heading>
      <Text>
        <Trans>Where a profile is fictional, it says so in words on the card, on the profile and in the chat.</Trans>
      </Text>
    </>
  );
}
