import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { complaintCategories, type ComplaintCategory } from '@parlour/models/safety/inquiries';
import { Button, SelectField, Stack, TextField } from '@parlour/ui';
import { InquiryText } from '../inquiry-text.tsx';

const complaintForm = async () => (await import('./complaint-shape.ts')).complaintForm;

/** Where the form leads once it was taken: its own page, with the receipt. */
export const complaintReceipt = ({ reference, answer_by }: { reference: string; answer_by: string }): string =>
  addresses.complaints.href(undefined, { reference, answer_by });

export interface ComplaintFormProps {
  /** The payment that it is about, where the address names one. */
  paymentId: string | null;
  /** The reference of the decision or the report that it is about, where the address names one and no payment. */
  about: string | null;
  lastResult?: CallFormResult;
}

/** A complaint. What was typed stays until it has arrived. */
export function ComplaintForm({ paymentId, about, lastResult }: ComplaintFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const viewer = useViewer();
  const categories = useCategories();
  const decision = about ? { category: 'decision' as const, text: `${t`My reference is ${about}.`}\n\n` } : {};
  const subject = paymentId ? { payment_id: paymentId, category: 'payment' as const } : decision;
  const state = useCallForm({
    form: complaintForm,
    draft: `complaint.${paymentId ?? about ?? ''}`,
    defaultValue: { email: viewer?.email, name: viewer?.profile.name, ...subject },
    goOn: (reply) => navigate(complaintReceipt(reply)),
    lastResult,
  });
  const { name: paymentField, defaultValue: paymentValue } = state.field('payment_id');
  return (
    <CallForm state={state}>
      <Stack>
        {paymentValue && <input type="hidden" name={paymentField} defaultValue={paymentValue} />}
        <TextField {...state.field('name')} label={t`Your name`} autoComplete="name" />
        <TextField {...state.field('email')} type="email" label={t`E-mail address`} autoComplete="email" />
        <SelectField
          {...state.field('category')}
          label={t`What is it about?`}
          placeholder={t`Choose`}
          options={complaintCategories.map((category) => ({ value: category, label: categories[category] }))}
        />
        <InquiryText {...state.field('text')} label={t`Your complaint`} />
        <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Sending`}>
          {t`Send the complaint`}
        </Button>
      </Stack>
    </CallForm>
  );
}

function useCategories(): Record<ComplaintCategory, string> {
  const { t } = useLingui();
  return {
    profile: t`A profile`,
    message: t`A message`,
    payment: t`A payment`,
    privacy: t`My personal data`,
    decision: t`A decision of yours`,
    other: t`Something else`,
  };
}
