import { Plural, useLingui } from '@lingui/react/macro';
import { useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { photoTypes } from '@parlour/contract/profile/photo-file';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import { FileField, Sheet, Stack, Text, VisuallyHidden } from '@parlour/ui';
import { GivingFoot } from '../giving/giving-foot.tsx';
import { useGiving } from '../giving/use-giving.ts';
import { isPhotoGone } from '../use-refusal-sentence.ts';
import { addressOf } from './talk-photo.tsx';
import { PhotoOnItsWay } from './photo-on-its-way.tsx';
import { useKeptPhoto } from './use-kept-photo.ts';
import { mayArriveLater, useUploading } from './use-uploading.ts';

/** As high whatever stands in it: nothing moves when the photo is there. */
const Preview = styled.img`
  width: 100%;
  height: min(320px, 34dvh);
  border-radius: var(--radius-card);
  background: var(--color-sunken);
  object-fit: contain;
`;

export interface PhotoSheetProps {
  profile: Pick<ProfileCard, 'id' | 'name'>;
  canSend: CanSend;
  open: boolean;
  onClose: () => void;
}

/** Chooses a photo, brings it to the server and sends it at its price. One that is there is kept while its member buys credits. */
export function PhotoSheet({ profile: { id, name }, canSend, open, onClose }: PhotoSheetProps) {
  const { t } = useLingui();
  const { megabytes } = useSite().settings.photo_limits;
  const credits = useViewer()?.credits ?? 0;
  const place = useRef<HTMLDivElement>(null);
  const [kept, keep] = useKeptPhoto(id);
  const uploading = useUploading(id, keep);
  const giving = useGiving(id, kept?.id, {
    onGiven: () => close(),
    onRefused: (failure, { photo }) => photo && !isPhotoGone(failure) && keep(photo),
  });
  const { upload } = uploading;
  const isOnItsWay =
    upload?.state.status === 'sending' || (upload?.state.status === 'failed' && mayArriveLater(upload.state.error));
  const photo = kept ?? giving.underWay?.photo ?? undefined;
  const isPreviewed = isOnItsWay || (upload?.state.status === 'taken' && upload.state.photoId === photo?.id);
  const src = isPreviewed ? upload?.preview : photo && addressOf(photo);
  const { code, params } = giving.error ?? {};
  const cost = code === 'price_changed' ? Number(params?.['cost']) : canSend.cost.image;

  // What failed by itself is not told again to whoever comes back, nor what a try was refused for.
  function close(): void {
    if (!isOnItsWay) uploading.cancel();
    giving.reset();
    onClose();
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    giving.reset();
    uploading.start(file);
  };
  const give = (acceptFictional: boolean) => {
    if (!photo) return;
    keep(undefined);
    giving.give({ gift: null, photo }, cost, acceptFictional);
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t`A photo for ${name}`}
      closeLabel={t`Close`}
      foot={
        <GivingFoot
          cost={cost}
          canSend={canSend}
          name={name}
          giving={giving}
          act={t`Send`}
          tooDear={t`You do not have enough credits for a photo.`}
          otherLost={t`We don't know yet whether your last photo arrived. This one is charged as well.`}
          waits={
            canSend.warn_not_confirmed
              ? t`${name} gets your photo once you have confirmed your e-mail address. Until then it costs nothing.`
              : undefined
          }
          isReady={photo !== undefined && !isOnItsWay}
          onGive={give}
        />
      }
    >
      <VisuallyHidden role="status">{saidOf(upload?.state.status)}</VisuallyHidden>
      <Stack ref={place} tabIndex={-1} $gap={3}>
        <Text $size="small" $tone="quiet">
          <Plural value={credits} one="You have # credit." other="You have # credits." />{' '}
          {t`Only ${name} sees the photo. Like a message, it can be reported.`}
        </Text>
        {src && <Preview src={src} alt={t`Your photo`} width={photo?.width} height={photo?.height} />}
        {upload && <PhotoOnItsWay upload={upload} uploading={uploading} focusPlace={() => place.current?.focus()} />}
        <FileField
          label={src ? t`A different photo` : t`Photo`}
          hint={t`JPEG, PNG or WebP, up to ${megabytes} MB. Where it was taken is removed from the file.`}
          accept={photoTypes}
          browseLabel={t`Browse`}
          emptyLabel={t`No file chosen`}
          disabled={giving.isPending}
          handsOver
          onChange={choose}
        />
      </Stack>
    </Sheet>
  );

  /** How far it is on its way is seen, and asked of the meter; heard are its beginning and its end. */
  function saidOf(status: 'sending' | 'failed' | 'taken' | undefined): string | false {
    if (status === 'sending') return t`Sending the photo`;
    return status === 'taken' && t`Uploaded`;
  }
}
