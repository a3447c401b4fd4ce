import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { type MenuEntry, TextButton, useFocusHeir } from '@parlour/ui';

const Act = styled(TextButton)`
  margin-block: -11px;
  margin-inline-start: 16px;
  color: inherit;
`;

/**
 * The act of the menu that ends the viewer's own block, where that is said. The focus goes to the box that comes in its place: not
 * before it is there.
 */
export function Unblock({ entry, focusBox }: { entry: MenuEntry; focusBox: () => void }) {
  const { t } = useLingui();
  const button = useFocusHeir(() => queueMicrotask(focusBox));
  if ('href' in entry) return null;
  return (
    <Act ref={button} data-scripted onClick={entry.onSelect}>
      {t`Unblock`}
    </Act>
  );
}
