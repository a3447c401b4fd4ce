import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { signUpOptions } from '@parlour/api-client/account/sign-up';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { useSite } from '@parlour/api-client/site';
import type { SignUpStep } from '@parlour/contract/types/user';
import { useModalTurn } from '@parlour/state/page/open-modal';
import { Dialog, Skeleton } from '@parlour/ui';
import { SignUpStepsModal, type LoadedSteps } from '../sign-up-steps/sign-up-steps-modal.tsx';
import { Disclosures } from '../disclosures.tsx';
import { addresseeOf } from './addressee.ts';
import { AlreadyMember } from './already-member.tsx';
import { JoinClosed } from './join-closed.ts';
import { JoinFailed } from './join-failed.tsx';
import { joinedAddress } from './joined-address.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { useJoinVerdict } from './use-join-verdict.ts';

const FORM = 'sign-up-dialog';

export interface SignUpModalProps {
  /** Whom the visitor wanted to like or to write to. */
  profileId: string;
  /** The page to come back to after logging in. */
  next: string;
  onClose(): void;
  /** Fetches the steps that follow the short form. */
  loadSteps(): Promise<LoadedSteps>;
}

/**
 * The sign-up over the page that a visitor was on (spec section 4): the short form, then the steps. It ends with the last of
 * them, closed, or on the way to the log-in.
 */
export function SignUpModal({ loadSteps, ...form }: SignUpModalProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [steps, setSteps] = useState<(LoadedSteps & { first: SignUpStep }) | null>(null);
  // What opens by itself for a new member waits for its end.
  useModalTurn('sign-up', true);
  if (steps) return <SignUpStepsModal {...steps} onEnd={form.onClose} />;
  return (
    <ShortFormModal
      {...form}
      onJoined={async () => {
        const [loaded, { user }] = await Promise.all([loadSteps(), keptOrAsked(client, userOptions())]);
        if (!user) return navigate(joinedAddress());
        const first = user.signup?.next ?? 'confirm';
        await loaded.prepare(first, client);
        return setSteps({ ...loaded, first });
      }}
    />
  );
}

interface ShortFormModalProps extends Omit<SignUpModalProps, 'loadSteps'> {
  onJoined(): Promise<unknown>;
}

/** Once something is typed, only its own button closes it, and while the call runs nothing does. */
function ShortFormModal({ profileId, next, onClose, onJoined }: ShortFormModalProps) {
  const { t } = useLingui();
  const { settings } = useSite();
  const verdict = useJoinVerdict();
  const [isRunning, setRunning] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const signup = useQuery({ ...signUpOptions({ profileId }), enabled: verdict.ok });
  const { data } = signup;
  // Once somebody has joined, what a visitor was told is forgotten; the form stays until the next page is there.
  const [known, keep] = useState(data);
  if (data && !known) keep(data);
  const to = known?.profile ? addresseeOf(known.profile) : null;
  const name = to?.name;
  const frame = { open: true, width: 500 } as const;
  if (!verdict.ok) {
    return (
      <Dialog {...frame} title={t`Sign up`} onClose={onClose} closeLabel={t`Close`}>
        <JoinClosed reason={verdict.reason} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...frame}
      title={name ? <Trans>Say hello to {name}</Trans> : (settings.sign_up_title ?? <Trans>Join free</Trans>)}
      {...(isRunning ? { dismissable: false } : { dismissable: !isBegun, onClose, closeLabel: t`Close` })}
    >
      {known?.profile && <Disclosures profile={known.profile} />}
      <div onInput={() => setBegun(true)}>
        {known ? (
          <SignUpForm to={to} id={FORM} onRunning={setRunning} onJoined={onJoined} />
        ) : signup.isError ? (
          <JoinFailed query={signup} />
        ) : (
          <Skeleton $shape="block" $height="480px" />
        )}
      </div>
      <AlreadyMember form={FORM} next={next} />
    </Dialog>
  );
}
