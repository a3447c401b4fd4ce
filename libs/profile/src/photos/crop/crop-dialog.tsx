import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { Button, Dialog, Skeleton } from '@parlour/ui';
import type { CropAreaProps } from './crop-area.tsx';
import { cropHeight } from './crop-height.ts';

/** Loaded while there is a connection, for photos that are chosen without one. */
const fetchCropArea = () => import('./crop-area.tsx');
const CropArea = lazy(async () => ({
  default: await fetchCropArea().then(
    ({ CropArea }) => CropArea,
    () => NoCropArea,
  ),
}));

/** Where the cropper cannot be fetched, the whole photo is kept for when the connection is back. */
function NoCropArea({ onUnreadable }: CropAreaProps) {
  const leave = useEffectEvent(onUnreadable);
  useEffect(() => leave(), []);
  return null;
}

interface CropDialogProps {
  /** The file that is being cut; null where there is none. */
  file: File | null;
  onClose: () => void;
  /** Null: the whole photo. */
  onChosen: (crop: PhotoCrop | null) => void;
}

/** Which part of a photo is uploaded. One that the browser cannot show is sent whole, and the server says what is wrong. */
export function CropDialog({ file, onClose, onChosen }: CropDialogProps) {
  const { t } = useLingui();
  const [cut, setCut] = useState<{ file: File; crop: PhotoCrop } | null>(null);
  const crop = cut?.file === file ? cut?.crop : undefined;
  const address = useAddressOf(file);
  useEffect(() => void fetchCropArea().catch(() => undefined), []);
  return (
    <Dialog
      open={file !== null}
      title={t`Crop your photo`}
      closeLabel={t`Leave out this photo`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChosen(null)}>{t`Upload the whole photo`}</Button>
          <Button
            tone="primary"
            unavailable={!crop}
            onClick={() => crop && onChosen(crop)}
          >{t`Upload this part`}</Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton $shape="block" $height={cropHeight} />}>
        {file && address && (
          <CropArea address={address} onCrop={(crop) => setCut({ file, crop })} onUnreadable={() => onChosen(null)} />
        )}
      </Suspense>
    </Dialog>
  );
}

/** An address for a file, for as long as it is looked at. */
function useAddressOf(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = file && URL.createObjectURL(file);
    setAddress(made);
    return () => (made ? URL.revokeObjectURL(made) : undefined);
  }, [file]);
  return address;
}
