import { useEffect, useEffectEvent, type ChangeEvent } from 'react';
import { isRefusal } from '@parlour/api-client/chat/sending/is-refusal';
import { useGiving } from '../giving/use-giving.ts';
import { isPhotoGone } from '../use-refusal-sentence.ts';
import { addressOf } from './conversation-photo.tsx';
import { useKeptPhoto } from './use-kept-photo.ts';
import { useUploading } from './use-uploading.ts';

/** The photo of the sheet on its way from a file to the member it is for, and what it costs by now. */
export function useSheetPhoto(profileId: string, shownCost: number, pasted: File | undefined, onClose: () => void) {
  const [kept, keep] = useKeptPhoto(profileId);
  const uploading = useUploading(profileId, keep);
  const giving = useGiving(profileId, kept?.id, {
    onGiven: () => close(),
    onRefused: (failure, { photo }) => photo && !isPhotoGone(failure) && keep(photo),
  });
  const { upload } = uploading;
  const isOnItsWay =
    upload?.state.status === 'sending' || (upload?.state.status === 'failed' && !isRefusal(upload.state.error));
  const photo = kept ?? giving.underWay?.photo ?? undefined;
  const isPreviewed = isOnItsWay || (upload?.state.status === 'taken' && upload.state.photoId === photo?.id);
  const src = isPreviewed ? upload?.preview : photo && addressOf(photo);
  const { code, params } = giving.error ?? {};
  const cost = code === 'price_changed' ? Number(params?.['cost']) : shownCost;

  // What failed by itself is not told again to whoever comes back, nor what a try was refused for.
  function close(): void {
    if (!isOnItsWay) uploading.cancel();
    giving.reset();
    onClose();
  }
  const take = (file: File | undefined) => {
    if (!file || giving.isPending) return;
    giving.reset();
    uploading.start(file);
  };
  const takePasted = useEffectEvent(take);
  useEffect(() => takePasted(pasted), [pasted]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => take(target.files?.[0]);
  const give = (acceptFictional: boolean) => {
    if (!photo) return;
    keep(undefined);
    giving.give({ gift: null, photo }, cost, acceptFictional);
  };
  return {
    photo,
    src,
    upload,
    uploading,
    giving,
    cost,
    isReady: photo !== undefined && !isOnItsWay,
    choose,
    give,
    close,
  };
}
