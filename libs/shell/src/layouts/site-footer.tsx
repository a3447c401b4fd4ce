import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { useSite } from '@parlour/api-client/site';
import { Footer, Logo, Text } from '@parlour/ui';

/** The end of every page of the default layout: help, money, and who stands behind the site. */
export function SiteFooter() {
  const { t } = useLingui();
  const { name, min_age: age, refund_days: days } = useSite().settings;
  return (
    <Footer
      label={t`More about this site`}
      about={
        <>
          <Logo name={name} />
          <Text $size="small">{t`For adults. ${age} and over. Fictional profiles are marked as such, on the card and in the chat.`}</Text>
        </>
      }
      columns={[
        { title: t`Money`, links: [{ href: addresses.pricing.href(), label: t`Pricing` }] },
        {
          title: t`Legal`,
          links: [
            { href: addresses.page.href({ slug: 'terms' }), label: t`Terms` },
            { href: addresses.page.href({ slug: 'privacy' }), label: t`Privacy` },
          ],
        },
        { title: t`Site`, links: [{ href: addresses.langConfig.href(), label: t`Language` }] },
      ]}
      legal={<span>{t`${days} day free returns`}</span>}
    />
  );
}
