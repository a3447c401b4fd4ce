import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { PhotoCrop } from '@parlour/models/profile/photo-crop';
import { Button, Dialog, Skeleton } from '@parlour/ui';

/** Loaded while there is a connection, for photos that are chosen without one. */
const fetchCropArea = () => import('./crop-area.tsx');
const CropArea = lazy(async () => ({ default: (await fetchCropArea()).CropArea }));

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
  const [crop, setCrop] = useState<PhotoCrop | null>(null);
  const address = useAddressOf(file);
  useEffect(() => void fetchCropArea().catch(() => undefined), []);
  const choose = (part: PhotoCrop | null) => {
    setCrop(null);
    onChosen(part);
  };
  return (
    <Dialog
      open={file !== null}
      title={t`Crop your photo`}
      closeLabel={t`Leave out this photo`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => choose(null)}>{t`Upload the whole photo`}</Button>
          <Button tone="primary" unavailable={crop === null} onClick={() => choose(crop)}>{t`Upload this part`}</Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton $shape="block" $height="min(50dvh, 400px)" />}>
        {address && <CropArea address={address} onCrop={setCrop} onUnreadable={() => choose(null)} />}
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
  return file && address;
}
