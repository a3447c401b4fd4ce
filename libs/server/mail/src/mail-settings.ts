import type { BrandSettings } from '@parlour/brand/settings-schema';
import { cleanPhone } from '@parlour/models/support-phone';
import type { Letter } from './letter.ts';

/** What a mail says of its sender. A discreet brand signs with its neutral mail name, and never with its own. */
export interface PublicMailSettings {
  mailName: string;
  /** A list of mails shows nothing of what is in it. */
  discreet: boolean;
  /** Who answers for the mail. Its trade names are left out: in a discreet brand they would tell which site this is. */
  company: Pick<BrandSettings['company'], 'name' | 'address' | 'city' | 'country' | 'kvk' | 'vat_numbers'>;
  /** How to reach them. `email` is the address that the mail comes from; null where no answers are read. */
  contact: { email: string | null; phone: string };
}

/** What a letter needs of its brand's settings. */
export function mailSettings(settings: BrandSettings, letter: Letter): PublicMailSettings {
  const { name, address, city, country, kvk, vat_numbers, support_phone } = settings.company;
  return {
    mailName: settings.mail_name,
    discreet: isDiscreet(letter, settings.discreet),
    company: { name, address, city, country, kvk, vat_numbers },
    contact: { email: settings.support_email, phone: cleanPhone(settings.support_phone ?? support_phone) },
  };
}

/** Customer service must tell one case from another; whoever writes to it reads nothing private in a list. */
function isDiscreet(letter: Letter, isBrandDiscreet: boolean): boolean {
  if (letter.kind === 'inquiry-to-support') return false;
  return isBrandDiscreet || (letter.kind === 'notifications' && letter.discreet);
}
