import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signupOptions } from '@parlour/api-client/account/signup';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Dialog, Skeleton, Text, TextLink } from '@parlour/ui';
import { addresseeOf } from './addressee.ts';
import { JoinClosed } from './join-closed.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useJoinVerdict } from './use-join-verdict.ts';

export interface SignUpModalProps {
  /** Whom the visitor wanted to like or to write to. */
  profileId: string;
  /** The page to come back to after logging in. */
  next: string;
  onClose(): void;
}

/**
 * The sign-up over the page that a visitor was on (spec section 4). Once something is typed, only its own button closes it, and
 * while the call runs nothing does; it ends with the steps that follow, closed, or on the way to the log-in.
 */
export function SignUpModal({ profileId, next, onClose }: SignUpModalProps) {
  const { t } = useLingui();
  const { settings } = useSite();
  const verdict = useJoinVerdict();
  const [isRunning, setRunning] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const { data } = useQuery({ ...signupOptions({ profileId }), enabled: verdict.ok });
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
      <div onInput={() => setBegun(true)}>
        {known ? <SignUpForm to={to} onRunning={setRunning} /> : <Skeleton $shape="block" $height="480px" />}
      </div>
      <Text>
        <Trans>
          Already a member? <TextLink href={addresses.login.href(undefined, { next })}>Log in</TextLink>
        </Trans>
      </Text>
    </Dialog>
  );
}
