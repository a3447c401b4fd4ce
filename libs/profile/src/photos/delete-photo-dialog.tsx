import { useLingui } from '@lingui/react/macro';
import type { Image } from '@parlour/contract/types/image';
import { Button, Dialog, Text } from '@parlour/ui';

interface DeletePhotoDialogProps {
  photo: Image | null;
  /** An approved photo becomes the main photo when that is deleted. */
  hasHeir: boolean;
  onClose: () => void;
  onDelete: (photo: Image) => void;
}

/** Asks before a photo is deleted: nobody can bring it back. */
export function DeletePhotoDialog({ photo, hasHeir, onClose, onDelete }: DeletePhotoDialogProps) {
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
      {photo?.is_main && (
        <Text>
          {hasHeir
            ? t`Your next approved photo becomes your main photo.`
            : t`Your profile is then without a main photo.`}
        </Text>
      )}
    </Dialog>
  );
}
