import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { Lead, LinkButton, Text, TextLink, Title } from '@parlour/ui';
import { ClosedAccount } from '../log-in/closed-account.tsx';
import { useSignedIn } from '../log-in/use-signed-in.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { OnePress } from '../one-press.tsx';

export interface AccountDeletedPageProps {
  /** `?token=` of the mailed link; null without one. */
  token: string | null;
  /** `?closed=`: of somebody who is kept out. Their link deletes the account, and nothing brings it back. */
  closed: boolean;
  /** `?left=`: they come from the form by which they have asked for it. */
  hasLeft?: boolean;
  lastResult?: CallFormResult;
}

/** Where the page goes once an account that is kept out is about to be deleted, with JavaScript and without. */
export const closedAccountAddress = () => addresses.accountDeleted.href(undefined, { closed: 1, left: 1 });

/** After leaving: what happens now, and how to come back. With the mailed link: the way back or, for who is kept out, the way out. */
export function AccountDeletedPage({ token, closed, hasLeft = false, lastResult }: AccountDeletedPageProps) {
  const Act = closed ? DeleteClosed : ComeBack;
  return (
    <NarrowPage>
      {token === null ? <Left closed={closed} hasLeft={hasLeft} /> : <Act token={token} lastResult={lastResult} />}
    </NarrowPage>
  );
}

/** Whoever comes from the form is told that it worked; whoever only opens the address, what holds once somebody has asked. */
function Left({ closed, hasLeft }: { closed: boolean; hasLeft: boolean }) {
  return (
    <>
      <Title>{hasLeft ? <Trans>Your account will be deleted</Trans> : <Trans>Deletion of your account</Trans>}</Title>
      <Lead>
        {hasLeft ? (
          <Trans>
            Nobody sees your profile any more. <Plural value={deletionTerm} one="# day" other="# days" /> after you
            asked for it, your profile, your photos and your messages are deleted.
          </Trans>
        ) : (
          <Trans>
            Once you have asked us to delete your account, nobody sees your profile any more.{' '}
            <Plural value={deletionTerm} one="# day" other="# days" /> later, your profile, your photos and your
            messages are deleted.
          </Trans>
        )}
      </Lead>
      {closed || (
        <>
          <Text>
            <Trans>
              Changed your mind? Until then the link in our e-mail brings everything back: your profile, your messages
              and your credits.
            </Trans>
          </Text>
          <Text $tone="quiet">
            <Trans>
              Nothing there? Look in the folder for unwanted mail, or{' '}
              <TextLink href={addresses.resetPassword.href()}>have the link sent again</TextLink>.
            </Trans>
          </Text>
        </>
      )}
      <LinkButton href={addresses.index.href()}>
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  );
}

interface ActProps {
  token: string;
  lastResult?: CallFormResult;
}

function ComeBack({ token, lastResult }: ActProps) {
  const { t } = useLingui();
  const state = useCallForm({
    form: async () => (await import('./leaving-forms.ts')).reactivateForm,
    defaultValue: { token },
    lastResult,
    ...useSignedIn('back', t`Good to have you back.`),
  });
  return (
    <OnePress
      title={<Trans>Keep your account</Trans>}
      lead={<Trans>One press, and your profile is shown again. Your messages and credits are as you left them.</Trans>}
      state={state}
      hidden={['token']}
      wayOut={
        <ClosedAccount code={state.failureCode} params={state.failureParams}>
          {state.failureCode === 'link_expired' && <WhoIsHere />}
          <TextLink href={addresses.resetPassword.href()}>{t`Ask for a new e-mail`}</TextLink>
        </ClosedAccount>
      }
      pendingLabel={t`Saving`}
    >
      <Trans>Keep my account</Trans>
    </OnePress>
  );
}

/**
 * The link works once: where it was followed in another tab already, whoever it brought back is logged in here too. But it may have
 * been another account's that is still leaving, which nobody can tell: who is here is named, so that they know which one is safe.
 */
function WhoIsHere() {
  const { t } = useLingui();
  const name = useQuery({ ...userOptions(), staleTime: 0 }).data?.user?.profile.name;
  return name === undefined ? null : (
    <>
      <Trans>You are logged in as {name}.</Trans> <TextLink href={addresses.index.href()}>{t`Home page`}</TextLink>
      {' · '}
    </>
  );
}

function DeleteClosed({ token, lastResult }: ActProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const state = useCallForm({
    form: async () => (await import('./leaving-forms.ts')).deleteClosedAccountForm,
    defaultValue: { token },
    lastResult,
    goOn: () => navigate(closedAccountAddress(), { replace: true }),
  });
  return (
    <OnePress
      title={<Trans>Delete my account</Trans>}
      lead={
        <Trans>
          One press, and in <Plural value={deletionTerm} one="# day" other="# days" /> your profile, your photos and
          your messages are deleted.
        </Trans>
      }
      state={state}
      hidden={['token']}
      wayOut={<TextLink href={addresses.accountDelete.href()}>{t`Ask for a new e-mail`}</TextLink>}
      tone="danger"
      pendingLabel={t`Deleting`}
    >
      <Trans>Delete my account</Trans>
    </OnePress>
  );
}
