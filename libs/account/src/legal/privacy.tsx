import { Trans } from '@lingui/react/macro';
import type { Company } from '@parlour/api-client/account/company';
import { Heading, Text } from '@parlour/ui';

/** What happens to a member's data, as far as the product itself can say it; a lawyer completes it for each company. */
export function Privacy({ company: { name, address, city } }: { company: Company }) {
  return (
    <>
      <Text>
        <Trans>
          {name}, {address}, {city}, is responsible for your data on this site.
        </Trans>
      </Text>
      <Heading>
        <Trans>What we keep</Trans>
      </Heading>
      <Text>
        <Trans>
          What you tell us at sign-up and in your profile, your messages, your likes and blocks, and your purchases. We
          keep no exact location, only your city.
        </Trans>
      </Text>
      <Heading>
        <Trans>What others see</Trans>
      </Heading>
      <Text>
        <Trans>
          Other members see your profile, never your e-mail address or your date of birth. Visitors see it only if you
          allow it.
        </Trans>
      </Text>
      <Heading>
        <Trans>Cookies</Trans>
      </Heading>
      <Text>
        <Trans>
          We set cookies for your session, your language and your browser's safety. Nothing on this site reports to
          anybody else.
        </Trans>
      </Text>
      <Heading>
        <Trans>Your rights</Trans>
      </Heading>
      <Text>
        <Trans>
          You may ask what we hold about you, have it corrected or deleted, and complain to the data protection
          authority of your country.
        </Trans>
      </Text>
    </>
  );
}
