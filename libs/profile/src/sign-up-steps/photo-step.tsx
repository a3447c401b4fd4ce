import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { FormToken } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { refusalOfFile } from '@parlour/api-client/profile/photo-file/refusal-of-file';
import { useSite } from '@parlour/api-client/site';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { addresses } from '@parlour/contract/addresses';
import { photoTypes } from '@parlour/contract/profile/photo-file';
import { useErrorSentence } from '@parlour/i18n';
import { FileField, Stack } from '@parlour/ui';
import { CropDialog } from '../photos/crop/crop-dialog.tsx';
import { usePostedRefusal } from '../photos/upload/use-posted-refusal.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { PhotoTips } from './photo-tips.tsx';
import { usePhotoUpload } from './use-photo-upload.ts';

/** A photo of a new member: cut, seen and sent as soon as it is chosen; without scripts it goes with the form. */
export function PhotoStep({ lastResult, actions, onSaved }: StepForm) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const { settings } = useSite();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const [own, ...others] = profile.photos;
  // Of several, none is exchanged: they were chosen elsewhere.
  const upload = usePhotoUpload(others.length > 0 ? undefined : own);
  const fieldId = useId();
  const failureId = useId();
  const [toCrop, crop] = useState<File | null>(null);
  const [goingOn, setGoingOn] = useState(false);
  const [complaint, complain] = useState(usePostedRefusal(lastResult));
  const { state } = upload;
  const isThere = state.status === 'sent' || (state.status === 'none' && own !== undefined);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    complain(undefined);
    const refusal = file && (await refusalOfFile(file, settings.photo_limits));
    if (refusal) upload.start({ file }, refusal);
    else if (file) crop(file);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (goingOn || state.status === 'sending') return;
    if (state.status === 'failed') return document.getElementById(failureId)?.focus();
    if (!isThere) {
      complain(t`Choose a photo first.`);
      document.getElementById(fieldId)?.focus();
      return;
    }
    setGoingOn(true);
    await onSaved().catch((error: unknown) => complain(sentenceOf(error)));
    setGoingOn(false);
  };
  return (
    <>
      <form
        method="post"
        encType="multipart/form-data"
        action={addresses.completeSignup.href(undefined, { step: 'photo' })}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormToken />
        <Stack $gap={5}>
          <PhotoPreview upload={upload} own={own} profileId={profile.id} failureId={failureId} />
          <FileField
            id={fieldId}
            name="file"
            label={t`Photo`}
            hint={t`JPEG, PNG or WebP. Where it was taken is removed from the file.`}
            error={complaint}
            accept={photoTypes}
            browseLabel={t`Browse`}
            emptyLabel={t`No file chosen`}
            handsOver
            handedOver={state.status === 'none' ? undefined : state.file.name}
            onChange={(event) => void choose(event)}
          />
          <PhotoTips />
          {actions({ isPending: goingOn || state.status === 'sending' })}
        </Stack>
      </form>
      <CropDialog
        file={toCrop}
        onClose={() => crop(null)}
        onChosen={(part) => {
          crop(null);
          if (toCrop) upload.start({ file: toCrop, crop: part ?? undefined, within: settings.photo_limits });
        }}
      />
    </>
  );
}
