import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Text } from '@parlour/ui';

interface BlockDialogProps {
  name: string;
  open: boolean;
  isPending: boolean;
  onClose: () => void;
  onBlock: () => void;
}

/** Says what a block does before it is done. */
export function BlockDialog({ name, open, isPending, onClose, onBlock }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Block ${name}?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button tone="danger" pending={isPending} pendingLabel={t`Blocking`} onClick={onBlock}>
            {t`Block`}
          </Button>
        </>
      }
    >
      <Text>{t`${name} can no longer see your profile or write to you. Your conversation closes, likes between you are removed, and neither of you finds the other any more.`}</Text>
      <Text $tone="quiet">{t`You can end the block at any time. The likes do not come back.`}</Text>
    </Dialog>
  );
}
