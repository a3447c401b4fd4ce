import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useViewer } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { albumOptions } from '@parlour/api-client/profile/album';
import { privacyOptions } from '@parlour/api-client/profile/privacy';
import { useSite } from '@parlour/api-client/site';
import { photosIn, roomIn } from '@parlour/models/profile/album';
import { useToast } from '@parlour/state/page/toasts';
import { EmptyState, Heading, SectionHead, Stack, Text } from '@parlour/ui';
import { AlbumFull } from './album-full.tsx';
import { CropDialog } from '../crop/crop-dialog.tsx';
import { PhotoOrder } from './photo-order.tsx';
import { PhotoPicker } from '../upload/photo-picker.tsx';
import { UploadList } from '../upload/upload-list.tsx';
import { useAlbumChanges } from './use-album-changes.ts';
import { useFailedUpload } from '../upload/use-failed-upload.ts';
import { usePhotoEntries } from './use-photo-entries.ts';
import { usePhotoQuestions } from './use-photo-questions.tsx';
import { usePhotoChoice } from '../upload/use-photo-choice.ts';
import { usePostedRefusal } from '../upload/use-posted-refusal.ts';
import { usePutNews } from './use-put-news.tsx';
import { useUploadQueue } from '../upload/use-upload-queue.ts';

export const ownPhotosQueries = () => [albumOptions(), privacyOptions()] as const;

/** One's own photos: add, order, crop, show to whom, delete (spec sections 5 and 6). */
export function OwnPhotos({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const { photos, max } = useSuspenseQuery(albumOptions()).data;
  const { settings } = useSite();
  const viewer = useViewer();
  const showToast = useToast();
  const uploads = useUploadQueue({
    onSent: () => showToast({ tone: 'success', text: t`Uploaded` }),
    onFailedUnseen: useFailedUpload(),
  });
  const refusal = usePostedRefusal(lastResult);
  const changes = useAlbumChanges();
  const [questions, ask, isInAddress] = usePhotoQuestions(photos, changes, refusal);
  const { news, tell } = usePutNews();
  const entriesOf = usePhotoEntries({ changes, ask, onPut: tell });
  const count = photosIn(photos);
  const free = roomIn(photos, max);
  const choice = usePhotoChoice({ uploads, free, max });
  const isFull = free === 0;
  return (
    <Stack as="section" $gap={4} aria-labelledby="own-photos">
      <SectionHead>
        <Heading id="own-photos">{t`Your photos`}</Heading>
        <Text as="span" $size="small" $tone="quiet">{t`${count} of ${max}`}</Text>
      </SectionHead>
      {photos.length === 0 && uploads.photos.length === 0 && (
        <EmptyState glyph={ImagePlus} heading="h3" title={t`You have no photo yet`}>
          {t`One photo of your face is enough. You can change it at any time.`}
        </EmptyState>
      )}
      <PhotoOrder photos={photos} entriesOf={entriesOf} onMove={changes.move} />
      {news}
      {photos.some(({ status }) => status === 'pending') && (
        <Text $size="small" $tone="quiet">
          {viewer?.status === 'not_confirmed'
            ? t`Others see it once you have confirmed your e-mail address.`
            : t`Every photo is checked first. Until then only you see it.`}
        </Text>
      )}
      {uploads.photos.length > 0 && <UploadList uploads={uploads} isFull={isFull} />}
      {isFull ? (
        <AlbumFull
          count={count}
          max={max}
          premiumMax={settings.photos_premium}
          isPremium={viewer?.paid_user === true}
        />
      ) : (
        <PhotoPicker
          error={isInAddress || choice.isMade ? undefined : refusal}
          onChosen={(files) => void choice.make(files)}
        />
      )}
      <CropDialog file={choice.toCrop} onClose={choice.drop} onChosen={choice.keepPart} />
      {questions}
    </Stack>
  );
}
