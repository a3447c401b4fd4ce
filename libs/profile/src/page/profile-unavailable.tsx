import { useLingui } from '@lingui/react/macro';
import { DoorClosed, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { EmptyState, LinkButton, Wrap } from '@parlour/ui';

const unavailable = [
  'blocked',
  'role_required',
  'profile_gone',
  'profile_not_found',
] as const satisfies readonly ErrorCode[];
export type UnavailableCode = (typeof unavailable)[number];

/** Is this refusal about the profile itself, so that its page says so? */
export const isUnavailable = (code: unknown): code is UnavailableCode => unavailable.some((known) => known === code);

export interface ProfileUnavailableProps {
  code: UnavailableCode;
  params: Record<string, string | number>;
  /** The way to report whoever keeps the viewer out: that they block says nothing of what they did before. */
  report?: ReactNode;
}

/** The page of a profile that is not there for this viewer: blocked, closed, or never was (spec section 6). */
export function ProfileUnavailable({ code, params, report }: ProfileUnavailableProps) {
  const { t, i18n } = useLingui();
  const isKeptOut = code === 'blocked' || code === 'role_required';
  return (
    <Wrap $narrow>
      <EmptyState
        glyph={isKeptOut ? DoorClosed : UserRoundX}
        heading="h1"
        title={errorSentence(i18n, code, params)}
        action={
          <>
            <LinkButton href={addresses.members.href()} tone="primary">
              {t`Find members`}
            </LinkButton>
            {isKeptOut && report}
          </>
        }
      />
    </Wrap>
  );
}
