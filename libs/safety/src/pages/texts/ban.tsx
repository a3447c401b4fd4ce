import { Trans } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Text, TextLink } from '@parlour/ui';
import { Section } from '../section.tsx';

/** How to keep this site away: from a household with children, and from oneself. */
export function Ban() {
  const { min_age: age, domain } = useSite().settings;
  return (
    <>
      <Text>
        <Trans>
          This site is for adults of {age} and over. Here is how to keep it away, from others at home or from yourself.
        </Trans>
      </Text>
      <Section title={<Trans>For your household</Trans>}>
        <Text>
          <Trans>
            Switch on the parental controls of each device: Screen Time on Apple, Family Link on Android, Family Safety
            on Windows. They can refuse sites for adults.
          </Trans>
        </Text>
        <Text>
          <Trans>
            To block it for everybody at home, enter {domain} in the list of blocked addresses of your router. Many
            internet providers also offer a filter for families.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>If somebody too young has an account</Trans>}>
        <Text>
          <Trans>
            Tell <TextLink href={addresses.service.href()}>customer service</TextLink> at once, with the name of the
            profile.
          </Trans>
        </Text>
      </Section>
      <Section title={<Trans>For yourself</Trans>}>
        <Text>
          <Trans>
            Delete your account in your settings: your profile is hidden at once. The controls above work for you too;
            let somebody you trust choose the code.
          </Trans>
        </Text>
        <Text>
          <Trans>
            Nothing here renews by itself. If you spend more than you want to, talk to somebody you trust, or to a
            helpline in your country.
          </Trans>
        </Text>
      </Section>
    </>
  );
}
