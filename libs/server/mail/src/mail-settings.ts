import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Letter } from './letter.ts';

/** What a mail says of its sender. A discreet brand signs with its neutral mail name and nothing else. */
export interface PublicMailSettings {
  mailName: string;
  /** A list of mails shows nothing of what is in it. */
  discreet: boolean;
  company: { name: string; address: string; city: string };
}

/** What a letter needs of its brand's settings. */
export const mailSettings = ({ mail_name, discreet, company }: BrandSettings, letter: Letter): PublicMailSettings => ({
  mailName: mail_name,
  discreet: isDiscreet(letter, discreet),
  company: { name: company.name, address: company.address, city: company.city },
});

/** Customer service must tell one case from another; whoever writes to it reads nothing private in a list. */
function isDiscreet(letter: Letter, isBrandDiscreet: boolean): boolean {
  if (letter.kind === 'inquiry-to-support') return false;
  return isBrandDiscreet || (letter.kind === 'notifications' && letter.discreet);
}
