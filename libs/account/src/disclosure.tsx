import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import { useSite } from '@parlour/api-client/site';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Tag } from '@parlour/ui';

/** The brand's sentence about a fictional profile, wherever its picture stands (contract part 0, 3). */
export function FictionalSentence({ profile }: { profile: ProfileCard }) {
  const { fictional_warning: sentence } = useSite().settings;
  if (!profile.fictional) return null;
  return <p>{sentence ?? <Trans>This profile is fictional.</Trans>}</p>;
}

/** What must be said first of whom the first words go to, below the heading that names them. */
export function Disclosure({ profile }: { profile: ProfileCard }) {
  return (
    <>
      <FictionalSentence profile={profile} />
      {profile.demo && (
        <div>
          <Tag glyph={FlaskConical}>
            <Trans>Demo</Trans>
          </Tag>
        </div>
      )}
    </>
  );
}
