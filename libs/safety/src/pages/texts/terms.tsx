import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { companyOptions } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Text, TextLink } from '@parlour/ui';
import { Section } from '../section.tsx';

/** Terms of use, as far as the product itself can say them; a lawyer completes them for each company. */
export function Terms() {
  const { min_age: age, refund_days: days } = useSite().settings;
  const { name, address, city } = useSuspenseQuery(companyOptions()).data.company;
  return (
    <>
      <Text>
        <Trans>
          This site is run by {name}, {address}, {city}. By joining you agree to these terms.
        </Trans>
      </Text>
      <Section title={<Trans>Who may join</Trans>}>
        <Text>
          <Trans>Adults only: you must be at least {age} years old, and you join for yourself, with one account.</Trans>
        </Text>
      </Section>
      <Section title={<Trans>How we treat each other</Trans>}>
        <Text>
          <Trans>
            Be kind and honest. Threats, fraud, advertising and anything illegal end an account. You can block anybody
            at any time.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Credits</Trans>}>
        <Text>
          <Trans>
            Writing may cost credits. The price is shown before you pay it, in credits and in money. You can return a
            purchase within {days} days, less what you have used.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Fictional profiles</Trans>}>
        <Text>
          <Trans>Where a profile is fictional, it says so in words on the card, on the profile and in the chat.</Trans>
        </Text>
      </Section>
      <TheEnd />
    </>
  );
}

function TheEnd() {
  return (
    <>
      <Section title={<Trans>Your words and pictures</Trans>}>
        <Text>
          <Trans>
            What you write and upload stays yours. You allow us to show it to other members for as long as you have an
            account.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>When it ends</Trans>}>
        <Text>
          <Trans>
            You can delete your account at any time, in your settings. If we end it because of these terms, we say why.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>If something goes wrong</Trans>}>
        <Text>
          <Trans>
            Send us a <TextLink href={addresses.complaints.href()}>complaint</TextLink>. The consumer law of your
            country protects you, whatever these terms say.
          </Trans>
        </Text>
      </Section>
    </>
  );
}
