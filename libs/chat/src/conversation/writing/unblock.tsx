import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { type MenuEntry, TextButton, useFocusHeir } from '@parlour/ui';
import { focusPlace, noticeId } from './writing-place.ts';

const Act = styled(TextButton)`
  margin-block: -11px;
  margin-inline-start: 16px;
  color: inherit;
`;

/**
 * The act of the menu that ends the viewer's own block, where that is said. The focus goes to the box that comes in its place: until
 * the conversation is read anew there may be none, and the place has it.
 */
export function Unblock({ entry, focusBox }: { entry: MenuEntry; focusBox: () => void }) {
  const { t } = useLingui();
  const button = useFocusHeir((gone) => {
    const notice = gone.closest<HTMLElement>(`#${noticeId}`);
    if (notice) focusPlace(notice);
    queueMicrotask(focusBox);
  });
  if ('href' in entry) return null;
  return (
    <Act ref={button} data-scripted onClick={entry.onSelect}>
      {t`Unblock`}
    </Act>
  );
}
