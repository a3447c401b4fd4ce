import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Button, Stack, Text, TextLink } from '@parlour/ui';
import { ClosedAccount } from './closed-account.tsx';
import { useEnter } from './use-enter.ts';

export interface LinkFormProps {
  token: string;
  next: string | null;
  lastResult?: CallFormResult;
}

/**
 * The button of a mailed link. One that no longer works leaves nothing to press: another is mailed only to whoever logs in while
 * others guess.
 */
export function LinkForm({ token, next, lastResult }: LinkFormProps) {
  const { t } = useLingui();
  const state = useCallForm({
    form: async () => (await import('./log-in-form.ts')).logInByLinkForm,
    defaultValue: { token },
    sentences: { link_expired: t`This link no longer works` },
    ...useEnter(next),
    lastResult,
  });
  const { name, defaultValue } = state.field('token');
  return (
    <CallForm
      state={state}
      wayOut={
        <ClosedAccount code={state.failureCode} params={state.failureParams}>
          <OtherWaysIn next={next} />
        </ClosedAccount>
      }
    >
      {state.failureCode !== 'link_expired' && (
        <Stack>
          <input type="hidden" name={name} defaultValue={defaultValue} />
          <Text>
            <Trans>The link from our e-mail works once. Press the button to log in.</Trans>
          </Text>
          {!state.isPending && <WhoIsHere />}
          <Button
            type="submit"
            tone="primary"
            size="large"
            block
            pending={state.isPending}
            pendingLabel={t`Logging in`}
          >
            <Trans>Log in</Trans>
          </Button>
        </Stack>
      )}
    </CallForm>
  );
}

function OtherWaysIn({ next }: Pick<LinkFormProps, 'next'>) {
  const { t } = useLingui();
  return (
    <>
      <TextLink
        href={addresses.login.href(undefined, { next: next ?? undefined })}
      >{t`Log in with your password`}</TextLink>
      {' · '}
      <TextLink href={addresses.resetPassword.href()}>{t`Forgot your password?`}</TextLink>
    </>
  );
}

/** Whose link it is nobody knows before it is used up: a member is told what it may end. */
function WhoIsHere() {
  const name = useQuery({ ...userOptions(), enabled: false }).data?.user?.profile.name;
  return name === undefined ? null : (
    <Text>
      <Trans>
        You are logged in as {name}. If the link is for another account, you will be logged out of this one.
      </Trans>
    </Text>
  );
}
