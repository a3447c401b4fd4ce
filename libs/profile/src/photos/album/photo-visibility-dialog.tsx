import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addresses } from '@parlour/contract/addresses';
import type { Image } from '@parlour/contract/types/image';
import { Button, Dialog, Note, RadioCards, TextLink } from '@parlour/ui';
import { useIsBlurred } from './use-is-blurred.ts';
import { useVisibilityWords, visibilities, type Visibility } from './visibility-words.ts';

interface PhotoVisibilityDialogProps {
  photo: Image | null;
  onClose: () => void;
  onSave: (photo: Image, visibility: Visibility) => void;
}

/** Who sees a photo. */
export function PhotoVisibilityDialog({ photo, onClose, onSave }: PhotoVisibilityDialogProps) {
  const { t } = useLingui();
  const words = useVisibilityWords(photo?.is_main);
  const isBlurred = useIsBlurred();
  const [chosen, choose] = useState<Visibility>();
  const close = () => {
    choose(undefined);
    onClose();
  };
  const save = () => {
    close();
    if (photo && chosen && chosen !== photo.visibility) onSave(photo, chosen);
  };
  return (
    <Dialog
      open={photo !== null}
      title={t`Who sees this photo?`}
      closeLabel={t`Close`}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t`Cancel`}</Button>
          <Button tone="primary" onClick={save}>{t`Save`}</Button>
        </>
      }
    >
      {isBlurred && (
        <Note>
          <Trans>
            Your photos are blurred: whatever you choose here, only your matches see them sharp.{' '}
            <TextLink href={`${addresses.settings.href()}#privacy`}>Change that</TextLink>
          </Trans>
        </Note>
      )}
      <RadioCards
        legend={t`Shown to`}
        name="visibility"
        options={visibilities.map((value) => ({ value, ...words[value] }))}
        value={chosen ?? photo?.visibility}
        onChange={choose}
      />
    </Dialog>
  );
}
