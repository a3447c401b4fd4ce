import { useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { formatsFor } from '@parlour/i18n/formats';
import { companyAddress } from '@parlour/models/payments/company-address';
import type { LetterProps } from './letter-props.ts';
import { WrittenLines } from './written-lines.tsx';

/** Who answers for a mail and how to reach them (Directive 2000/31/EC, articles 5 and 6(b)). */
export function MailFooter({ letter, look, settings }: LetterProps) {
  const { t } = useLingui();
  const { company, contact } = settings;
  const country = formatsFor(letter.locale).countryName(company.country);
  const lines = [
    `${company.name}, ${companyAddress(company, country)}`,
    `${t`Trade register`} ${company.kvk}`,
    `${t`VAT number`} ${company.vat_numbers.join(', ')}`,
    contact.phone,
  ];
  return (
    <Text style={look.quiet}>
      <WrittenLines text={lines.join('\n')} />
      {contact.email && (
        <>
          <br />
          <Link href={`mailto:${contact.email}`} style={look.link}>
            {contact.email}
          </Link>
        </>
      )}
    </Text>
  );
}
