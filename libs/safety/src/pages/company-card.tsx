import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { companyOptions } from '@parlour/api-client/account/company';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { companyAddress } from '@parlour/models/payments/company-address';
import { cleanPhone } from '@parlour/models/support-phone';
import { Card, phoneOnly, TextLink } from '@parlour/ui';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: 4px 16px;
  overflow-wrap: anywhere;

  dt {
    color: var(--color-text-quiet);
  }

  ${phoneOnly} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    dd {
      margin-bottom: 8px;
    }
  }
`;

/** Who runs the site, as the law wants it named, and how to reach them: by the brand's own number where it has one. */
export function CompanyCard() {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const { company } = useSuspenseQuery(companyOptions()).data;
  const { support_email: email, support_phone } = useSite().settings;
  const phone = cleanPhone(support_phone ?? company.support_phone);
  return (
    <Card>
      <Facts>
        <dt>{t`Company`}</dt>
        <dd>{company.name}</dd>
        <dt>{t`Address`}</dt>
        <dd>{companyAddress(company, countryName(company.country))}</dd>
        {company.kvk && (
          <>
            <dt>{t`Trade register`}</dt>
            <dd>{company.kvk}</dd>
          </>
        )}
        {company.vat_numbers.length > 0 && (
          <>
            <dt>{t`VAT number`}</dt>
            <dd>{company.vat_numbers.join(', ')}</dd>
          </>
        )}
        {company.tradenames.length > 0 && (
          <>
            <dt>{t`Trade names`}</dt>
            <dd>{company.tradenames.join(', ')}</dd>
          </>
        )}
        {phone && (
          <>
            <dt>{t`Phone`}</dt>
            <dd>
              <TextLink href={`tel:${phone}`}>{phone}</TextLink>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>{t`E-mail`}</dt>
            <dd>
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </dd>
          </>
        )}
      </Facts>
    </Card>
  );
}
