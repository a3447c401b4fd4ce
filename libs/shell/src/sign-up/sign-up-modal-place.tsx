import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { leaveFor } from '@parlour/api-client/leave-for';
import { addresses } from '@parlour/contract/addresses';
import { focusContent } from '@parlour/ui';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';

const loadModal = () => import('@parlour/account/sign-up-modal');
const SignUpModal = lazy(async () => ({ default: (await loadModal()).SignUpModal }));

const loadSteps = async () => {
  const { SignUpStepView, prepareSignUpStep } = await import('./sign-up-steps.tsx');
  return { Step: SignUpStepView, prepare: prepareSignUpStep };
};

/**
 * What a visitor would do to a member is a link to the sign-up for that member. Where scripts run it opens over the page; the
 * modal's code comes with the first press, and the link is followed where it does not.
 */
export function SignUpModalPlace() {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState<{ profileId: string; at: string } | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const profileId = profileToJoinFor(event);
      if (!profileId || client.getQueryData(userOptions().queryKey)?.user) return;
      event.preventDefault();
      void loadModal().then(
        () => setOpen({ profileId, at: pathname }),
        () => leaveFor(addresses.memberSignup.href({ id: profileId })),
      );
    };
    window.addEventListener('click', press, { capture: true });
    return () => window.removeEventListener('click', press, { capture: true });
  }, [client, pathname]);
  const isOpen = open?.at === pathname;
  useEffect(() => (isOpen ? keepFocus : undefined), [isOpen]);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignUpModal
        profileId={open.profileId}
        next={pathname + search}
        onClose={() => setOpen(null)}
        loadSteps={loadSteps}
      />
    </Suspense>
  );
}

/** For whoever has joined, what opened the sign-up is another element by its end, to which the focus cannot go back. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusContent();
}

/** The member whom a plain press on a link of this kind is about. */
function profileToJoinFor(event: MouseEvent): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link?.origin === window.location.origin
    ? matchPath(addresses.memberSignup.pattern, link.pathname)?.params.id
    : undefined;
}
