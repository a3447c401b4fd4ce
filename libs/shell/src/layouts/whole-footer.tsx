import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Footer, Logo, ShortFooter, Text } from '@parlour/ui';
import { CookieBar } from './cookie-bar.tsx';
import { useFooterLinks } from './footer-links.ts';

/**
 * All links of spec section 2. In an installed app, and for members anywhere but at home, they stand in one line: there the
 * end of the page is not what anybody came for (section 9). A visitor who has not been asked yet is asked about counting.
 */
export function WholeFooter() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { isInstalledApp, analyticsChoice } = useSite();
  const { data } = useQuery(userOptions());
  const { help, money, law } = useFooterLinks();
  const disclaimer = useDisclaimer();
  const isShort = isInstalledApp || (data?.user && pathname !== addresses.index.href());
  return (
    <>
      {isShort ? (
        <ShortFooter label={t`More about this site`} links={[...help, ...money, ...law]} disclaimer={disclaimer} />
      ) : (
        <LongFooter links={{ help, money, law }} disclaimer={disclaimer} />
      )}
      {data && !data.user && analyticsChoice === null ? <CookieBar /> : null}
    </>
  );
}

/** Whom the site is for, and what is not real on it, in the brand's word (spec section 2, default layout). */
function useDisclaimer(): string {
  const { t } = useLingui();
  const { min_age: age, fictional_plural: fictionals } = useSite().settings;
  if (!fictionals) return t`For adults. ${age} and over.`;
  return t`For adults. ${age} and over. Any ${fictionals} are marked as such, on the card and in the chat.`;
}

interface LongFooterProps {
  links: ReturnType<typeof useFooterLinks>;
  disclaimer: string;
}

function LongFooter({ links: { help, money, law }, disclaimer }: LongFooterProps) {
  const { t } = useLingui();
  const { name, refund_days: days } = useSite().settings;
  return (
    <Footer
      label={t`More about this site`}
      about={
        <>
          <Logo name={name} />
          <Text $size="small">{disclaimer}</Text>
        </>
      }
      columns={[
        { title: t`Help`, links: [...help, { href: addresses.langConfig.href(), label: t`Language` }] },
        { title: t`Money`, links: money },
        { title: t`Legal`, links: law },
      ]}
      legal={<span>{t`${days} day free returns`}</span>}
    />
  );
}
