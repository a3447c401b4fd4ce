import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Text } from '@react-email/components';
import { formatsFor } from '@parlour/i18n/formats';
import { paymentMethodName } from '@parlour/i18n/labels/payment-methods';
import { companyAddress } from '@parlour/models/payments/company-address';
import type { Money } from '@parlour/models/payments/money';
import { taxInCurrency } from '@parlour/models/payments/sales-tax';
import { letterDay } from '../letter-day.ts';
import type { LetterPropsOf } from '../letter-props.ts';
import { MailFact } from '../mail-fact.tsx';
import { MailFrame } from '../mail-frame.tsx';

/** What was bought, of whom, for how much, and how it is returned (Directive 2011/83/EU, articles 6 and 8(7)). */
export function ReceiptLetter(props: LetterPropsOf<'receipt'>) {
  const { t, i18n } = useLingui();
  const { letter, look } = props;
  const { name, locale, reference, account } = letter;
  const added = t`${plural(letter.credits, { one: '# credit was added.', other: '# credits were added.' })}`;
  const service = t`Ask customer service`;
  const acts = { open: t`See this payment`, leaving: t`Keep my account`, blocked: service, closed: service };
  return (
    <MailFrame {...props} preview={added} act={acts[account]}>
      <Text style={look.text}>
        <Trans>Hello {name},</Trans>
      </Text>
      <Text style={look.text}>{added}</Text>
      <MailFact look={look} label={t`Total`}>
        <Total letter={letter} />
      </MailFact>
      <Share letter={letter} look={look} label={t`Discount (deducted)`} amount={letter.discount} />
      <Share letter={letter} look={look} label={t`Transaction costs (included)`} amount={letter.costs} />
      <MailFact look={look} label={t`Payment method`}>
        {paymentMethodName(i18n, letter.method)}
      </MailFact>
      <MailFact look={look} label={t`On your statement`}>
        {letter.statementName}
      </MailFact>
      <MailFact look={look} label={t`Date`}>
        {letterDay(letter.paidOn, locale)}
      </MailFact>
      <MailFact look={look} label={t`Payment number`}>
        {reference}
      </MailFact>
      <Seller letter={letter} look={look} />
      {account !== 'open' && (
        <Text style={look.text}>
          <Closed account={account} />
        </Text>
      )}
      <Text style={look.text}>
        <Return letter={letter} look={look} />
      </Text>
    </MailFrame>
  );
}

/** The money came when its buyer had left, or is kept out. */
function Closed({ account }: { account: 'leaving' | 'blocked' | 'closed' }) {
  if (account === 'leaving')
    return (
      <Trans>
        You are leaving, but your credits wait for you: until your account is deleted, this link brings it back, and
        your credits with it.
      </Trans>
    );
  return account === 'blocked' ? (
    <Trans>Your account is blocked; as long as it is, you cannot use these credits.</Trans>
  ) : (
    <Trans>Your account is closed, so you cannot use these credits.</Trans>
  );
}

/** How the purchase is returned; a payment can only be opened by whoever can log in. */
function Return({ letter, look }: Omit<LetterPropsOf<'receipt'>, 'settings'>) {
  const { account, returnDays: days, returnUntil, locale, serviceLink } = letter;
  const day = letterDay(returnUntil, locale);
  return account === 'open' ? (
    <Trans>
      You asked for your credits at once. You can return unused credits within {days} days, until {day}. You need no
      reason: open this payment and choose “Something is wrong with this payment”, or write to{' '}
      <Link href={serviceLink} style={look.link}>
        customer service
      </Link>
      .
    </Trans>
  ) : (
    <Trans>
      You asked for your credits at once. You can return unused credits within {days} days, until {day}. You need no
      reason: write to{' '}
      <Link href={serviceLink} style={look.link}>
        customer service
      </Link>
      .
    </Trans>
  );
}

function Total({ letter: { total, locale } }: Pick<LetterPropsOf<'receipt'>, 'letter'>) {
  const { t } = useLingui();
  const notes = { vat: t`incl. VAT`, gst: t`incl. GST` };
  const tax = taxInCurrency(total.currency);
  return [formatsFor(locale).money(total), ...(tax ? [notes[tax]] : [])].join(' ');
}

interface ShareProps extends Omit<LetterPropsOf<'receipt'>, 'settings'> {
  label: string;
  amount: Money;
}

/** What took part in the total, unless it is nothing. */
function Share({ letter: { locale }, look, label, amount }: ShareProps) {
  if (amount.amount === 0) return null;
  return (
    <MailFact look={look} label={label}>
      {formatsFor(locale).money(amount)}
    </MailFact>
  );
}

function Seller({ letter: { seller, locale }, look }: Omit<LetterPropsOf<'receipt'>, 'settings'>) {
  const { t } = useLingui();
  if (!seller) return null;
  const country = formatsFor(locale).countryName(seller.country);
  return (
    <>
      <MailFact look={look} label={t`Seller`}>
        {seller.name}
        <br />
        {companyAddress(seller, country)}
      </MailFact>
      {seller.vat_numbers.length > 0 && (
        <MailFact look={look} label={t`VAT number`}>
          {seller.vat_numbers.join(', ')}
        </MailFact>
      )}
    </>
  );
}
