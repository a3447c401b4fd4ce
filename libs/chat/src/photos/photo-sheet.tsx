import { Plural, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { photoTypes } from '@parlour/contract/profile/photo-file';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';
import { FileField, Sheet, Stack, Text, VisuallyHidden } from '@parlour/ui';
import { GivingFoot } from '../giving/giving-foot.tsx';
import { PhotoOnItsWay } from './photo-on-its-way.tsx';
import { useSheetPhoto } from './use-sheet-photo.ts';

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
  /** What it was opened with, as if it had been chosen here. */
  pasted?: File;
  open: boolean;
  onClose: () => void;
}

/** Chooses a photo, brings it to the server and sends it at its price. One that is there is kept while its member buys credits. */
export function PhotoSheet({ profile: { id, name }, canSend, pasted, open, onClose }: PhotoSheetProps) {
  const { t } = useLingui();
  const credits = useViewer()?.credits ?? 0;
  const place = useRef<HTMLDivElement>(null);
  const { photo, src, upload, uploading, giving, cost, isReady, choose, give, close } = useSheetPhoto(
    id,
    canSend.cost.image,
    pasted,
    onClose,
  );
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
          otherLost={t`We don’t know yet whether your last photo arrived. This one is charged as well.`}
          waits={
            canSend.warn_not_confirmed
              ? t`${name} gets your photo once you have confirmed your e-mail address. Until then it costs nothing.`
              : undefined
          }
          isReady={isReady}
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
          hint={t`JPEG, PNG or WebP. Where it was taken is removed from the file.`}
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
