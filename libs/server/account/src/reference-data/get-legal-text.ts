import { getLegalText } from '@parlour/contract/account/reference-data/get-legal-text';
import { handle } from '@parlour/server-kit/calls/handle';

/** What the brand adds to a legal page, and whether a lawyer has read it: for that page alone, since it may be long. */
export const getLegalTextCall = () =>
  handle(getLegalText, async ({ query: { page } }, { brand, locale: wanted }) => {
    const { legal, domain_language } = brand.settings;
    const texts = legal.additions[page] ?? {};
    const locale = texts[wanted] === undefined ? domain_language : wanted;
    const text = texts[locale];
    return {
      reviewed: legal.reviewed,
      addition: text === undefined ? null : { locale, paragraphs: text.split(/\r?\n\s*\n/) },
    };
  });
