import { useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent } from 'react';
import { FormToken } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import type { Image } from '@parlour/contract/types/image';
import { Button, Dialog, LinkButton, Note, Text } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';

interface DeletePhotoDialogProps {
  photo: Image | null;
  /** An approved photo becomes the main photo when that is deleted. */
  hasHeir: boolean;
  /** The address asks, as where no script opens the dialog: it is there at once, and posts to that address. */
  fromTheStart?: boolean;
  /** Why the deletion that was posted is not done. */
  refusal?: string;
  onClose: () => void;
  onDelete: (photo: Image) => void;
}

/** Asks before a photo is deleted: nobody can bring it back. */
export function DeletePhotoDialog({
  photo,
  hasHeir,
  fromTheStart,
  refusal,
  onClose,
  onDelete,
}: DeletePhotoDialogProps) {
  const { t } = useLingui();
  const isScripted = useScripted();
  const form = useId();
  const keep = t`Keep it`;
  const remove = (press: MouseEvent) => {
    press.preventDefault();
    onClose();
    if (photo) onDelete(photo);
  };
  return (
    <Dialog
      open={photo !== null}
      title={t`Delete this photo?`}
      closeLabel={t`Close`}
      fromTheStart={fromTheStart}
      onClose={onClose}
      actions={
        <>
          {isScripted ? (
            <Button onClick={onClose}>{keep}</Button>
          ) : (
            <LinkButton href={addresses.profile.href()}>{keep}</LinkButton>
          )}
          <Button
            tone="danger"
            type="submit"
            form={form}
            name="id"
            value={photo?.id}
            onClick={remove}
          >{t`Delete photo`}</Button>
        </>
      }
    >
      <form id={form} method="post" hidden>
        <FormToken />
      </form>
      {refusal && <Note tone="danger">{refusal}</Note>}
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
