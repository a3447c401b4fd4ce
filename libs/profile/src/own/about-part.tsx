import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import type { Profile } from '@parlour/contract/types/profile';
import { Note } from '@parlour/ui';
import { AboutMeField } from '../fields/about-me-field.tsx';
import { DraftNote } from '../fields/draft-note.tsx';
import { Prose } from '../page/profile-facts.tsx';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { NotTold } from './told.tsx';
import { useOwnFields } from './use-own-fields.ts';
import { usePartForm } from './use-part-form.ts';

/** One's own words, and whether others can read them. */
export function AboutPart({ profile, lastResult, ...place }: PartProps) {
  const { t } = useLingui();
  const { about_me } = profile;
  return (
    <OwnPart {...place} part="about" title={t`About me`} form={<EditAbout {...{ profile, lastResult }} />}>
      {about_me === null ? <NotTold /> : <Prose>{about_me}</Prose>}
      {about_me !== null && <TextStatus profile={profile} />}
    </OwnPart>
  );
}

/** Whether others read it; nothing where they do. */
function TextStatus({ profile }: { profile: Profile }) {
  switch (profile.about_me_status) {
    case 'approved':
      return null;
    case 'pending':
      return profile.about_me_draft ? (
        <DraftNote />
      ) : (
        <Note glyph={Clock}>
          <Trans>Only you see this text until it has been checked.</Trans>
        </Note>
      );
    case 'rejected':
      return (
        <Note tone="danger">
          <Trans>This text does not follow our rules, so only you see it. Change it to have it checked again.</Trans>
        </Note>
      );
  }
}

function EditAbout({ profile: { about_me, about_me_draft, about_me_status }, lastResult }: PartFormProps) {
  // A draft becomes what is said by being saved, as it is too.
  const own = useOwnFields(about_me_draft ? {} : { about_me });
  const state = usePartForm({
    part: 'about',
    form: async () => own.onlyChanged((await import('../fields/profile-forms.ts')).aboutMeForm),
    lastResult,
    saved: { about_me: about_me ?? '' },
    onSaved: own.onSaved,
    putBack: about_me_draft || about_me_status === 'rejected' ? null : own.putBack,
  });
  return (
    <PartForm state={state}>
      {about_me_draft && <DraftNote />}
      <AboutMeField {...state.call.field('about_me')} />
    </PartForm>
  );
}
