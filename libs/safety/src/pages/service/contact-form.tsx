import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { contactTopics, type ContactTopic } from '@parlour/models/safety/inquiries';
import { Button, SelectField, Stack, TextField } from '@parlour/ui';
import { InquiryText } from '../inquiry-text.tsx';

const contactForm = async () => (await import('./contact-shape.ts')).contactForm;

/** Where the form leads once it was taken: its own page, with the receipt. */
export const contactReceipt = ({ reference }: { reference: string }): string =>
  addresses.service.href(undefined, { reference });

/** Asks customer service something. What was typed stays until it has arrived. */
export function ContactForm({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const viewer = useViewer();
  const topics = useTopics();
  const state = useCallForm({
    form: contactForm,
    draft: 'contact',
    defaultValue: { email: viewer?.email },
    goOn: (reply) => navigate(contactReceipt(reply)),
    lastResult,
  });
  return (
    <CallForm state={state}>
      <Stack>
        <TextField {...state.field('email')} type="email" label={t`E-mail address`} autoComplete="email" />
        <SelectField
          {...state.field('topic')}
          label={t`What is it about?`}
          placeholder={t`Choose`}
          options={contactTopics.map((topic) => ({ value: topic, label: topics[topic] }))}
        />
        <InquiryText {...state.field('text')} label={t`Your message`} />
        <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Sending`}>
          {t`Send`}
        </Button>
      </Stack>
    </CallForm>
  );
}

function useTopics(): Record<ContactTopic, string> {
  const { t } = useLingui();
  return {
    account: t`My account`,
    payment: t`A payment`,
    safety: t`Safety`,
    technical: t`Something does not work`,
    other: t`Something else`,
  };
}
