import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { companyOptions } from '@parlour/api-client/account/company';
import { legalTextOptions } from '@parlour/api-client/account/legal-text';
import { useSite } from '@parlour/api-client/site';
import type { LegalSlug } from '@parlour/contract/page-slugs';
import { LegalFrame } from './legal-frame.tsx';
import { PageWords } from './page-words.tsx';
import { Ban } from './texts/ban.tsx';
import { Privacy } from './texts/privacy.tsx';
import { ReturnPolicy } from './texts/return-policy.tsx';
import { Terms } from './texts/terms.tsx';

const texts = {
  ban: Ban,
  privacy: Privacy,
  'return-policy': ReturnPolicy,
  terms: Terms,
} satisfies Record<Exclude<LegalSlug, 'cookies'>, ComponentType>;

export type LegalText = keyof typeof texts;

/** The queries of this page, for its loader. */
export const legalPageQueries = (text: LegalText) => [companyOptions(), legalTextOptions(text)];

/** True for a slug whose page is text alone (routes pages-ban, -privacy, -return-policy and -terms). */
export const isLegalText = (slug: string | undefined): slug is LegalText =>
  slug !== undefined && Object.hasOwn(texts, slug);

/** What the law wants to be told, filled from the company and the settings of the brand. */
export function LegalPage({ text }: { text: LegalText }) {
  const { locale } = useSite();
  return (
    <PageWords locale={locale}>
      <Legal text={text} />
    </PageWords>
  );
}

function Legal({ text }: { text: LegalText }) {
  const words = useWords()[text];
  const Content = texts[text];
  return (
    <LegalFrame page={text} {...words}>
      <Content />
    </LegalFrame>
  );
}

function useWords(): Record<LegalText, { title: string; description: string }> {
  const { t } = useLingui();
  return {
    ban: { title: t`Access ban`, description: t`How to keep this site away from a household, or from yourself.` },
    privacy: { title: t`Privacy`, description: t`What we keep about you, why, for how long, and what others see.` },
    'return-policy': {
      title: t`Returns and refunds`,
      description: t`How to return credits that you have not used, and what you get back.`,
    },
    terms: { title: t`Terms`, description: t`What we promise each other: the rules of this site.` },
  };
}
