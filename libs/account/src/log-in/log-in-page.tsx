import { Trans, useLingui } from '@lingui/react/macro';
import { matchPath } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { areWordsKept } from '@parlour/state/words/kept-words';
import { Button, PasswordField, Stack, StandaloneLink, Text, TextField, TextLink, Title } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { keepAddressIn, useAskedAddress } from '../asked-address.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { ClosedAccount, type ClosedAccountProps } from './closed-account.tsx';
import { LinkForm } from './link-form.tsx';
import { useEnter } from './use-enter.ts';

export interface LogInPageProps {
  /** `?next=`: where to go afterwards. */
  next: string | null;
  /** `?token=`: the link of a mail. */
  token: string | null;
  /** True where they have just signed up, and the answer to that started no session. */
  hasJoined?: boolean;
  /** `?done=`: what a mailed link has done before. */
  done?: string | null;
  lastResult?: CallFormResult;
}

const FORM = 'log-in';
const takeAddress = () => keepAddressIn(FORM);

/**
 * Logging in by password, or by a mailed link instead. Whoever comes from a page for members is told why they are here,
 * in words that are also true of a visitor whom nobody has logged out. Where they had begun to write, the page says
 * that it is not lost.
 */
export function LogInPage({ next, token, hasJoined = false, done = null, lastResult }: LogInPageProps) {
  const isScripted = useScripted();
  return (
    <NarrowPage>
      <Title>
        <Trans>Log in</Trans>
      </Title>
      {!token && <Done done={done} />}
      {next && !token && (
        <Text $tone="quiet">
          {hasJoined ? (
            <Trans>Your account is ready. Log in with your password.</Trans>
          ) : (
            <Trans>Log in to go on.</Trans>
          )}{' '}
          {isScripted && areWordsKept() && <Trans>What you wrote is kept.</Trans>}
        </Text>
      )}
      {token ? (
        <LinkForm token={token} next={next} lastResult={lastResult} />
      ) : (
        <PasswordForm next={next} lastResult={lastResult} />
      )}
      <Text>
        <Trans>
          New here?{' '}
          <TextLink href={signUpAddress(next)} onClick={takeAddress}>
            Join free
          </TextLink>
        </Trans>
      </Text>
    </NarrowPage>
  );
}

/** Whoever comes from the page of a member joins with words to them. */
function signUpAddress(next: string | null): string {
  const member = matchPath(`${addresses.member.pattern}/*`, next?.split('?')[0] ?? '');
  return member ? addresses.memberSignup.href({ id: member.params.id! }) : addresses.signup.href();
}

function Done({ done }: { done: string | null }) {
  if (done === 'back')
    return (
      <Text>
        <Trans>Your account is back. Log in with your password.</Trans>
      </Text>
    );
  if (done === 'password')
    return (
      <Text>
        <Trans>Your password has been changed. Log in with the new one.</Trans>
      </Text>
    );
  if (done === 'confirmed')
    return (
      <Text>
        <Trans>Your e-mail address is confirmed. Log in with your password.</Trans>
      </Text>
    );
  return null;
}

const logInForm = async () => (await import('./log-in-form.ts')).logInForm;

function PasswordForm({ next, lastResult }: Pick<LogInPageProps, 'next' | 'lastResult'>) {
  const { t } = useLingui();
  const defaultValue = { login: useAskedAddress() };
  const state = useCallForm({ form: logInForm, id: FORM, defaultValue, ...useEnter(next), lastResult });
  return (
    <CallForm state={state} wayOut={<WayOut code={state.failureCode} params={state.failureParams} />}>
      <Stack>
        <TextField
          {...state.field('login')}
          label={t`E-mail address or name`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...state.field('password')}
          label={t`Password`}
          showLabel={t`Show password`}
          autoComplete="current-password"
        />
        <Button type="submit" tone="primary" size="large" block pending={state.isPending} pendingLabel={t`Logging in`}>
          <Trans>Log in</Trans>
        </Button>
        <div>
          <StandaloneLink
            href={addresses.resetPassword.href()}
            onClick={takeAddress}
          >{t`Forgot your password?`}</StandaloneLink>
        </div>
      </Stack>
    </CallForm>
  );
}

/** What helps with a refusal: the link that was mailed, or what is open to whose account is closed. */
function WayOut(refusal: ClosedAccountProps) {
  return <ClosedAccount {...refusal}>{refusal.code === 'second_factor_required' && <MailedLinkHint />}</ClosedAccount>;
}

/** Said whether or not the password was right, so that it tells nobody which. */
function MailedLinkHint() {
  return (
    <Trans>
      Somebody has tried many wrong passwords for this account. If yours was right, we have sent you an e-mail with a
      link to log in.
    </Trans>
  );
}
