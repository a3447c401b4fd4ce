import type { BrandSettings } from '@parlour/brand/settings-schema';

/** What a mail says of its sender. A discreet brand signs with its neutral mail name and nothing else. */
export interface PublicMailSettings {
  mailName: string;
  discreet: boolean;
  company: { name: string; address: string; city: string };
}

export const mailSettings = ({ mail_name, discreet, company }: BrandSettings): PublicMailSettings => ({
  mailName: mail_name,
  discreet,
  company: { name: company.name, address: company.address, city: company.city },
});
