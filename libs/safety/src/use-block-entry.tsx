import { useLingui } from '@lingui/react/macro';
import { Ban, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { MenuEntry } from '@parlour/ui';
import { BlockDialog } from './block-dialog.tsx';
import { BlockForm } from './block-form.tsx';
import { useBlock } from './use-block.ts';

/**
 * A menu's entry that blocks a member or ends the block, and the dialog that asks before blocking. With the dialog
 * comes the form for those without scripts, who are not asked. The dialog stands anywhere outside of the menu. The entry that
 * ends a block says so: a page that tells of the block can offer it there too.
 */
export function useBlockEntry(
  profile: { id: string; name: string },
  isBlocked: boolean,
): { entry: MenuEntry & { endsBlock?: boolean }; dialog: ReactNode } {
  const { t } = useLingui();
  const form = useId();
  const { id, name } = profile;
  // Of the member alone who was asked about: the way forward may lead to another one's page, which keeps the menu.
  const [asked, ask] = useState<string | null>(null);
  if (asked !== null && asked !== id) ask(null);
  const close = () => ask(null);
  const { setBlocked, isPending } = useBlock(profile, close);
  return {
    entry: isBlocked
      ? { label: t`Unblock ${name}`, glyph: Undo2, form, endsBlock: true, onSelect: () => setBlocked(false) }
      : { label: t`Block ${name}`, glyph: Ban, tone: 'danger', form, onSelect: () => ask(id) },
    dialog: (
      <>
        <BlockForm id={form} profileId={id} blocked={!isBlocked} />
        <BlockDialog
          name={name}
          open={asked === id}
          isPending={isPending}
          onClose={close}
          onBlock={() => setBlocked(true)}
        />
      </>
    ),
  };
}
