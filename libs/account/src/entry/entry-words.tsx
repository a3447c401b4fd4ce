import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { FormToken } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { cookiesRefused } from '@parlour/models/account/consents/entry-warning';
import { Button, Heading, LinkButton, Stack, StandaloneLink, Text } from '@parlour/ui';
import { LanguageMenu } from '../language/language-menu.tsx';

const Choice = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-block: 4px;

  > * {
    flex: 1 1 160px;
  }
`;

/** The words of the links, and the sign of the languages, begin at one edge where they wrap. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;

  > div {
    margin-inline-start: -10px;
  }
`;

/** What a visitor is told before coming in, and the two ways on: a plain form and a link, so that no script is needed. */
export function EntryWords({ titleId }: { titleId: string }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const { pathname, search } = useLocation();
  const age = settings.min_age;
  return (
    <Stack $gap={4}>
      <Heading id={titleId}>{t`For adults of ${age} and over`}</Heading>
      <Text>
        <Trans>
          Here adults look for dates and talk openly about what they like. What members write can be meant for adults
          only. Come in if you are {age} or older and fine with that.
        </Trans>
      </Text>
      {new URLSearchParams(search).has(cookiesRefused) && (
        <Text role="alert">
          <strong>{t`Allow cookies to come in.`}</strong>
        </Text>
      )}
      <Choice method="post" action={addresses.enter.href()}>
        <FormToken />
        <input type="hidden" name="next" value={pathname + search} />
        <Button type="submit" tone="primary">{t`I’m ${age} or older`}</Button>
        <LinkButton href={addresses.page.href({ slug: 'ban' })}>{t`Leave`}</LinkButton>
      </Choice>
      <Text $size="small" $tone="quiet">
        {t`We ask once, and keep your answer in a cookie on this device.`}
      </Text>
      <Links>
        <StandaloneLink href={addresses.page.href({ slug: 'terms' })}>{t`Terms`}</StandaloneLink>
        <StandaloneLink href={addresses.page.href({ slug: 'privacy' })}>{t`Privacy`}</StandaloneLink>
        <StandaloneLink href={addresses.page.href({ slug: 'cookies' })}>{t`Cookies`}</StandaloneLink>
        <div>
          <LanguageMenu tone="quiet" />
        </div>
      </Links>
    </Stack>
  );
}
