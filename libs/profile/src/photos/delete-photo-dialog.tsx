import { useLingui } from '@lingui/react/macro';
import type { Image } from '@parlour/contract/types/image';
import { Button, Dialog, Text } from '@parlour/ui';

interface DeletePhotoDialogProps {
  photo: Image | null;
  onClose: () => void;
  onDelete: (photo: Image) => void;
}

/** Asks before a photo is deleted: nobody can bring it back. */
export function DeletePhotoDialog({ photo, onClose, onDelete }: DeletePhotoDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={photo !== null}
      title={t`Delete this photo?`}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Keep it`}</Button>
          <Button
            tone="danger"
            onClick={() => {
              onClose();
              if (photo) onDelete(photo);
            }}
          >{t`Delete photo`}</Button>
        </>
      }
    >
      <Text>{t`Nobody sees it any more from now on, and its files are removed within a minute, unless somebody has reported it.`}</Text>
      {photo?.is_main && <Text>{t`Your next approved photo becomes your main photo.`}</Text>}
    </Dialog>
  );
}
