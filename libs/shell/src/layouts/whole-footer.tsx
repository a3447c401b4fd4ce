import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Footer, Logo, ShortFooter, Text } from '@parlour/ui';
import { useInstalledApp } from '../installed-app/use-installed-app.ts';
import { CookieBar } from './cookie-bar.tsx';
import { useFooterLinks, type FooterLinks } from './footer-links.ts';

/**
 * All links of spec section 2. In an installed app, and for members anywhere but at home, they stand in one line: there the
 * end of the page is not what anybody came for (section 9). Nothing else leads a visitor on a phone to the languages. One who
 * has not been asked yet is asked about counting.
 */
export function WholeFooter() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { analyticsChoice } = useSite();
  const isInstalledApp = useInstalledApp();
  const { data } = useQuery(userOptions());
  const links = useFooterLinks();
  const disclaimer = useDisclaimer();
  const isShort = isInstalledApp || (data?.user && pathname !== addresses.index.href());
  return (
    <>
      {isShort ? (
        <ShortFooter
          label={t`More about this site`}
          links={[...links.help, ...(data?.user ? [] : [links.language]), ...links.money, ...links.law]}
          disclaimer={disclaimer}
        />
      ) : (
        <LongFooter links={links} disclaimer={disclaimer} />
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
  links: FooterLinks;
  disclaimer: string;
}

function LongFooter({ links: { help, language, money, law }, disclaimer }: LongFooterProps) {
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
        { title: t`Help`, links: [...help, language] },
        { title: t`Money`, links: money },
        { title: t`Legal`, links: law },
      ]}
      legal={<span>{t`${days} day free returns`}</span>}
    />
  );
}
