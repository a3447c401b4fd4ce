import { Trans } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, Icon, useFocusHeir } from '@parlour/ui';

/** Lies over the end of what is seen, and takes no room of its own. */
const Place = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  justify-items: center;
  height: 0;

  > * {
    position: absolute;
    bottom: 12px;
    box-shadow: var(--shadow-floating);
  }
`;

interface NewMessagesProps {
  onShow: () => void;
  /** Takes the focus from the button once the end is in sight. */
  focusMessages: () => void;
}

/** Says that there is more below than is seen, and goes there. */
export function NewMessages({ onShow, focusMessages }: NewMessagesProps) {
  const button = useFocusHeir(focusMessages);
  return (
    <Place>
      <Button ref={button} tone="primary" onClick={onShow}>
        <Icon glyph={ArrowDown} size="small" />
        <Trans>New messages</Trans>
      </Button>
    </Place>
  );
}
