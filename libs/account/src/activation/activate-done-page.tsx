import { Trans } from '@lingui/react/macro';
import { Search, Sparkles, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { userOptions, useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import type { User } from '@parlour/contract/types/user';
import { Card, Icon, Lead, LinkButton, Stack, StandaloneLink, Subheading, Text, Title, type Glyph } from '@parlour/ui';
import { QuietPage } from '../quiet-page.tsx';
import { OpenSignUp } from '../sign-up-steps/open-sign-up.tsx';

export const activateDoneQueries = () => [userOptions()];

export interface ActivateDonePageProps {
  /** All that was written before went off with the confirmation. */
  isDelivered?: boolean;
  /** The link was for another account than the one that is logged in. */
  isOther?: boolean;
  /** The offer that runs for this member, as the payments slice draws it. */
  offer?: ReactNode;
}

/** The address is confirmed: what to do first (spec section 2, activation done). */
export function ActivateDonePage({ isOther = false, ...rest }: ActivateDonePageProps) {
  const viewer = useViewer();
  return (
    <QuietPage>
      {!viewer ? (
        <NobodyHere {...rest} />
      ) : isOther ? (
        <StillHere name={viewer.profile.name} />
      ) : (
        <FirstThings viewer={viewer} {...rest} />
      )}
    </QuietPage>
  );
}

/** Whoever only typed the address is told of nothing that was confirmed; what is for members waits behind the log-in. */
function NobodyHere({ isDelivered = false }: Pick<ActivateDonePageProps, 'isDelivered'>) {
  return (
    <>
      <Title>
        <Trans>Welcome</Trans>
      </Title>
      {isDelivered && <OnItsWay />}
      <Step
        glyph={UserRound}
        title={<Trans>Log in</Trans>}
        href={addresses.login.href()}
        act={<Trans>Log in with your password</Trans>}
        primary
      >
        <Trans>If your address is confirmed, simply log in.</Trans>
      </Step>
    </>
  );
}

/** The link was another account's; this one goes on. */
function StillHere({ name }: { name: string }) {
  return (
    <>
      <Title>
        <Trans>The address is confirmed</Trans>
      </Title>
      <Lead>
        <Trans>You are still logged in as {name}. To use the account of that address, log out first.</Trans>
      </Lead>
      <LinkButton href={addresses.index.href()} tone="primary">
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  );
}

const OnItsWay = () => (
  <Lead>
    <Trans>Your e-mail address is confirmed. What you wrote is on its way.</Trans>
  </Lead>
);

interface FirstThingsProps extends Pick<ActivateDonePageProps, 'isDelivered' | 'offer'> {
  viewer: User;
}

function FirstThings({ viewer, isDelivered = false, offer }: FirstThingsProps) {
  const { name } = viewer.profile;
  const { settings } = useSite();
  const most = settings.photos_premium;
  return (
    <>
      <Title>
        <Trans>Welcome, {name}</Trans>
      </Title>
      {isDelivered ? (
        <>
          <OnItsWay />
          <StandaloneLink href={addresses.chats.href()}>
            <Trans>To your messages</Trans>
          </StandaloneLink>
        </>
      ) : (
        <Lead>
          <Trans>Your e-mail address is confirmed.</Trans>
        </Lead>
      )}
      <OpenSignUp />
      <Step
        glyph={Search}
        title={<Trans>Search members</Trans>}
        href={addresses.members.href()}
        act={<Trans>Look around</Trans>}
        primary
      >
        <Trans>See who is near you.</Trans>
      </Step>
      {hasPhotoAndWords(viewer.profile) ? null : (
        <Step
          glyph={UserRound}
          title={<Trans>Your profile</Trans>}
          href={addresses.profile.href()}
          act={<Trans>Complete my profile</Trans>}
        >
          <Trans>A photo and a few words make it easier to answer you.</Trans>
        </Step>
      )}
      {viewer.paid_user ? null : (
        <Step
          glyph={Sparkles}
          title={<Trans>Premium</Trans>}
          href={addresses.credits.href()}
          act={<Trans>See the packages</Trans>}
          extra={offer}
        >
          <Trans>
            Your first purchase makes you a premium member: all photos but those kept for matches, and up to {most} of
            your own.
          </Trans>
        </Step>
      )}
    </>
  );
}

const hasPhotoAndWords = ({ photos_total, about_me, about_me_draft }: Profile): boolean =>
  photos_total > 0 && Boolean(about_me) && !about_me_draft;

interface StepProps {
  glyph: Glyph;
  title: ReactNode;
  href: string;
  act: ReactNode;
  primary?: boolean;
  /** Between the words and the act. */
  extra?: ReactNode;
  children: ReactNode;
}

function Step({ glyph, title, href, act, primary = false, extra, children }: StepProps) {
  return (
    <Card>
      <Stack $gap={3}>
        <Icon glyph={glyph} size="large" />
        <Subheading as="h2">{title}</Subheading>
        <Text $tone="quiet">{children}</Text>
        {extra}
        <LinkButton href={href} tone={primary ? 'primary' : 'secondary'}>
          {act}
        </LinkButton>
      </Stack>
    </Card>
  );
}
