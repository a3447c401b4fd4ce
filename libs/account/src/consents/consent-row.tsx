import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import type { getConsents } from '@parlour/contract/account/consents/get-consents';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { ConsentKind } from '@parlour/contract/types/user';
import { useFormats } from '@parlour/i18n';
import { neededConsents } from '@parlour/models/account/consents/consents';
import { ListRow, TextLink } from '@parlour/ui';

interface ConsentRowProps {
  name: ReactNode;
  /** The newest one; absent where none was ever given. */
  answer: ReplyOf<typeof getConsents>['consents'][number] | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One consent: what it is about, when it was given and to which text. */
export function ConsentRow({ name, answer, children }: ConsentRowProps) {
  const { date } = useFormats();
  return (
    <li>
      <ListRow title={name} detail={detail()} end={children} />
    </li>
  );

  function detail(): ReactNode {
    if (!answer?.given) return <Trans>Not agreed</Trans>;
    const at = <time dateTime={answer.at}>{date(answer.at)}</time>;
    // What is needed is of a text, which is named by the day from which it is valid; other versions are the site's own.
    if (!neededConsents.some((kind) => kind === answer.kind)) return <Trans>Agreed on {at}</Trans>;
    const version = <time dateTime={answer.version}>{date(answer.version)}</time>;
    return (
      <Trans>
        Agreed on {at}, version of {version}
      </Trans>
    );
  }
}

/** What each consent is about, in a few words; a text leads to itself. */
export function useConsentNames(): Record<ConsentKind, ReactNode> {
  const { t } = useLingui();
  const { min_age: age } = useSite().settings;
  return {
    terms: <TextLink href={addresses.page.href({ slug: 'terms' })}>{t`Terms`}</TextLink>,
    privacy: <TextLink href={addresses.page.href({ slug: 'privacy' })}>{t`Privacy notice`}</TextLink>,
    special_data: t`What you tell about your sexuality`,
    age: t`Your age: ${age} or older`,
    fictional_profiles: t`Some profiles are fictional`,
    marketing_mail: t`Offers by e-mail`,
    analytics: t`Counting pages`,
  };
}
