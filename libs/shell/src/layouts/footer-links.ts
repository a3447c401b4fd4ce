import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import type { FooterColumn } from '@parlour/ui';

type Links = FooterColumn['links'];

export interface FooterLinks {
  help: Links;
  /** Where a visitor chooses the language; members have it among their settings too. */
  language: Links[number];
  money: Links;
  law: Links;
}

/** The footer's links (spec section 2), by what they are about. */
export function useFooterLinks(): FooterLinks {
  const { t } = useLingui();
  const page = (slug: string): string => addresses.page.href({ slug });
  return {
    help: [
      { href: addresses.faq.href(), label: t`FAQ` },
      { href: addresses.service.href(), label: t`Customer service` },
      { href: addresses.complaints.href(), label: t`Complaints` },
    ],
    language: { href: addresses.langConfig.href(), label: t`Language` },
    money: [
      { href: addresses.pricing.href(), label: t`Pricing` },
      { href: page('return-policy'), label: t`Returns and refunds` },
    ],
    law: [
      { href: page('terms'), label: t`Terms` },
      { href: page('privacy'), label: t`Privacy` },
      { href: addresses.cookies.href(), label: t`Cookies` },
      { href: page('ban'), label: t`Access ban` },
    ],
  };
}
