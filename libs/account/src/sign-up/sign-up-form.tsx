import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { isHere } from '@parlour/api-client/account/is-here';
import { accountKeys } from '@parlour/api-client/account/keys';
import { serverNow } from '@parlour/api-client/account/server-clock';
import { sessionBegan } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult, type CallFormState } from '@parlour/api-client/call-form';
import { callQuery } from '@parlour/api-client/call-query';
import { useSite } from '@parlour/api-client/site';
import { getUser } from '@parlour/contract/account/user/get-user';
import { addresses } from '@parlour/contract/addresses';
import type { ReplyOf } from '@parlour/contract/define-call';
import { Avatar, Button, FieldPair, PasswordField, Stack, Text, TextArea, TextField, TextLink } from '@parlour/ui';
import { keepAddressIn, useAskedAddress } from '../asked-address.ts';
import { Consents } from './consents.tsx';
import { DateOfBirthField } from './date-of-birth-field.tsx';
import { GenderField } from './gender-field.tsx';
import { joinedAddress } from './joined-address.ts';
import { NameField } from './name-field.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import type { signUpForm } from './sign-up-shape.ts';
import { UnsentWords } from './unsent-words.tsx';
import { useTracking } from './use-tracking.ts';

/** The member to whom the first message goes. */
export interface Addressee {
  id: string;
  name: string;
  picture?: string;
}

export interface SignUpFormProps {
  /** Nobody: the first words become the draft of the text about oneself. */
  to: Addressee | null;
  /** The id of the form element, where fields of it stand outside. */
  id?: string;
  /** Who it goes to is chosen by fields outside of the form. */
  choiceOutside?: boolean;
  /** Where it posts to without JavaScript, if not to the page's own address. */
  action?: string;
  /** The lander that led here. */
  lander?: { type: string; slug: string };
  /** What the first words answer, where they go to nobody. */
  question?: string;
  /** On the button, in place of the usual words. */
  cta?: string;
  /** Hears when the call begins and when it ends. */
  onRunning?: (isRunning: boolean) => void;
  /** Goes on once somebody has joined, if not to the page of the first step. */
  onJoined?: () => Promise<unknown>;
  lastResult?: CallFormResult;
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 10px;
  align-items: end;

  textarea {
    min-height: 84px;
    border-radius: var(--radius-card);
    border-bottom-left-radius: 4px;
  }
`;

/** The short form: words to somebody, who one is, and how to come back. Leads to the steps that follow. */
export function SignUpForm({
  to,
  id,
  choiceOutside = false,
  action,
  lander,
  question,
  cta,
  onRunning,
  onJoined,
  lastResult,
}: SignUpFormProps) {
  const { t } = useLingui();
  const { settings } = useSite();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tracking = useTracking();
  const takeAddress = () => keepAddressIn(state.form.id);
  const state = useCallForm({
    form: async () => (await import('./sign-up-shape.ts')).signUpForm({ ...settings, now: () => serverNow(client) }),
    id,
    draft: signUpDraft(choiceOutside ? id : (to?.id ?? id)),
    lastResult,
    params: { min_age: settings.min_age },
    sentences: { idempotency_conflict: t`Your account is ready, with the password that you chose first.` },
    defaultValue: { email: useAskedAddress() },
    onDone: () => sessionBegan(client),
    goOn: (reply) => {
      if (!isHere(client, reply)) takeAddress();
      return onJoined ? onJoined() : navigate(joinedAddress());
    },
  });
  useEffect(() => onRunning?.(state.isPending), [onRunning, state.isPending]);
  const isExpired = state.failureCode === 'form_expired';
  // Beside the cache: the page of a visitor stays what it is until they go on.
  const { data: here } = useQuery({
    ...callQuery([...accountKeys.user, 'here'], getUser),
    enabled: isExpired,
    staleTime: 0,
    gcTime: 0,
  });
  const name = here?.user?.profile.name;
  const failure = isExpired && name ? t`You are logged in as ${name}.` : state.failure;
  return (
    <CallForm state={{ ...state, failure }} action={action} wayOut={<WayOut state={state} here={here} />}>
      <Stack>
        <FirstWords state={state} to={to} hidden={!choiceOutside} question={question} />
        <FieldPair>
          <NameField {...state.field('name')} />
          <DateOfBirthField {...state.field('date_of_birth')} />
        </FieldPair>
        <GenderField {...state.field('gender')} />
        <TextField {...state.field('email')} label={t`E-mail address`} type="email" autoComplete="email" />
        <PasswordField
          {...state.field('password')}
          label={t`Password`}
          hint={t`At least 8 characters`}
          showLabel={t`Show password`}
          autoComplete="new-password"
        />
        <Consents state={state} />
        {Object.entries({ ...tracking, ...landerMarks(lander) }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Signing up`}>
          {cta ?? (to ? <Trans>Join free and send</Trans> : <Trans>Join free</Trans>)}
        </Button>
        {to ? (
          <Text $size="small" $tone="quiet">
            <Trans>Your message is delivered when you have confirmed your e-mail address.</Trans>
          </Text>
        ) : null}
      </Stack>
    </CallForm>
  );
}

const landerMarks = (lander: SignUpFormProps['lander']): Record<string, string> =>
  lander ? { lander_type: lander.type, lander_slug: lander.slug } : {};

type FormState = CallFormState<ReturnType<typeof signUpForm>['schema']>;

interface FirstWordsProps extends Pick<SignUpFormProps, 'to' | 'question'> {
  state: FormState;
  hidden: boolean;
}

/** Whoever it was written to may no longer be there to be chosen: those words stand beside the field, not in it. */
function FirstWords({ state, to, hidden, question }: FirstWordsProps) {
  const { t } = useLingui();
  const words = state.field('signup_message');
  const [isBeforeGone] = useState((state.field('profile_id').defaultValue ?? to?.id) !== to?.id);
  const area = (
    <TextArea
      {...words}
      {...(isBeforeGone && { defaultValue: '' })}
      label={to ? t`Your message` : (question ?? t`A few words about you`)}
      labelAside={t`optional`}
      hint={to ? undefined : t`What you write becomes the draft of your profile.`}
    />
  );
  return (
    <>
      {isBeforeGone && words.defaultValue && <UnsentWords>{words.defaultValue}</UnsentWords>}
      {to ? (
        <Beside>
          <Avatar src={to.picture} alt="" size="small" late />
          {area}
          {hidden ? <input type="hidden" name="profile_id" value={to.id} /> : null}
        </Beside>
      ) : (
        area
      )}
    </>
  );
}

/** What helps somebody whose address already has an account, or who has logged in beside this page. */
function WayOut({ state, here }: { state: FormState; here: ReplyOf<typeof getUser> | undefined }) {
  const client = useQueryClient();
  const takeAddress = () => keepAddressIn(state.form.id);
  const code = state.failureCode;
  if (code === 'form_expired') {
    const isJoining = Boolean(here?.user?.signup?.next);
    const comeHere = () => {
      if (here) client.setQueryData(userOptions().queryKey, here);
      sessionBegan(client).catch(() => undefined);
    };
    return (
      <TextLink href={isJoining ? addresses.completeSignup.href() : addresses.index.href()} onClick={comeHere}>
        {isJoining ? <Trans>Continue</Trans> : <Trans>Home</Trans>}
      </TextLink>
    );
  }
  const isThere = code === 'idempotency_conflict';
  if (!isThere && code !== 'email_in_use' && code !== 'account_pending_deletion') return null;
  const next = isThere ? addresses.completeSignup.href() : undefined;
  return (
    <TextLink href={addresses.login.href(undefined, { next, joined: isThere ? 1 : undefined })} onClick={takeAddress}>
      <Trans>Log in</Trans>
    </TextLink>
  );
}
