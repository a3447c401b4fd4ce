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
            What you tell us, what you write and buy, and what keeps the site safe: your devices, reports and decisions.
            No exact location, only your city.
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
            Moderators and customer service see what a case needs, and services for payments, e-mails and notifications
            what their work needs.
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
            Without a confirmed address: <Plural value={confirmationTerm} one="# day" other="# days" />.
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
            You may have a copy of your data, have it corrected or deleted, take back your consent, and complain to your
            country’s data protection authority.
          </Trans>{' '}
          <TextLink href={addresses.settings.href()}>
            <Trans>Settings</Trans>
          </TextLink>
        </Text>
      </Section>
    </>
  );
}
