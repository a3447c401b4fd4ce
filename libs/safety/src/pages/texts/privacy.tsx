import { Plural, Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { companyOptions } from '@parlour/api-client/account/company';
import { addresses } from '@parlour/contract/addresses';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { confirmationTerm } from '@parlour/models/account/sign-up/confirmation-term';
import { openPaymentTerm } from '@parlour/models/account/leaving/open-payment-term';
import { Text, TextLink } from '@parlour/ui';
import { Section } from '../section.tsx';

/** What happens to a member's data, as far as the product itself can say it; a lawyer completes it for each company. */
export function Privacy() {
  const { name, address, city } = useSuspenseQuery(companyOptions()).data.company;
  return (
    <>
      <Text>
        <Trans>
          {name}, {address}, {city}, is responsible for your data on this site.
        </Trans>
      </Text>
      <Section title={<Trans>What we keep</Trans>}>
        <Text>
          <Trans>
            What you tell us at sign-up and in your profile, your messages, likes and blocks, your purchases, and what
            keeps the site safe: your devices, reports and decisions. We keep no exact location, only your city.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>Why we may</Trans>}>
        <Text>
          <Trans>
            We need it to run the site for you. What says something about your sexuality we use only because you agreed
            to it.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>What others see</Trans>}>
        <Text>
          <Trans>
            Other members see your profile, never your e-mail address or your date of birth. Visitors see it only if you
            allow it.
          </Trans>{' '}
          <Trans>
            Moderators and customer service see what a case needs. Services for payments, e-mails and notifications get
            what they need to do their work.
          </Trans>
        </Text>
      </Section>
      <Rights />
    </>
  );
}

function Rights() {
  return (
    <>
      <Section title={<Trans>Cookies</Trans>}>
        <Text>
          <Trans>We set cookies for your session, your language and your browser's safety.</Trans>{' '}
          <TextLink href={addresses.cookies.href()}>
            <Trans>More about cookies</Trans>
          </TextLink>
        </Text>
      </Section>
      <Section title={<Trans>How long</Trans>}>
        <Text>
          <Trans>
            Until you delete your account, and <Plural value={deletionTerm} one="# day" other="# days" /> more, in which
            you can come back. Proof of payments, consents and decisions we keep for as long as the law requires.
          </Trans>{' '}
          <Trans>
            An account that nobody confirms ends after <Plural value={confirmationTerm} one="# day" other="# days" />.
          </Trans>{' '}
          <Trans>
            A payment that is still open can delay this by up to{' '}
            <Plural value={openPaymentTerm} one="# day" other="# days" />.
          </Trans>{' '}
          <TextLink href={addresses.accountDelete.href()}>
            <Trans>Delete my account</Trans>
          </TextLink>
        </Text>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <Text>
          <Trans>
            You may have a copy of what we hold about you, have it corrected or deleted, take back your consent, and
            complain to the data protection authority of your country.
          </Trans>{' '}
          <TextLink href={addresses.settings.href()}>
            <Trans>Settings</Trans>
          </TextLink>
        </Text>
      </Section>
    </>
  );
}
