import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { floatingPlate, layers, Logo, Stack } from '@parlour/ui';
import { entryGate } from './entry-script.ts';
import { EntryWords } from './entry-words.tsx';

// `closedby` is younger than the list of attributes by which styled-components warns of unknown ones.
const Gate = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  position: fixed;
  inset: 0;
  z-index: ${layers.gates};
  box-sizing: border-box;
  width: min(500px, calc(100vw - 32px));
  max-width: none;
  height: fit-content;
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 24px;
  overflow: auto;
  ${floatingPlate}
  box-shadow: 0 0 0 200vmax var(--color-ground);

  &::backdrop {
    background: var(--color-ground);
  }

  html:has(&) {
    overflow: hidden;
  }

  @media (forced-colors: active) {
    border: 2px solid;
  }
`;

/**
 * The warning of age and content before the site (spec section 1). It is open in the page's first bytes; a script makes it a
 * modal one (`entryScript`, or this where the page came by the router), which keeps keyboard and screen reader inside. Nothing
 * but its own two ways on ends it.
 */
export function EntryWarning() {
  const titleId = useId();
  const { settings } = useSite();
  const gate = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = gate.current;
    if (!dialog || dialog.matches(':modal')) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  }, []);
  return (
    <Gate
      ref={gate}
      open
      {...{ [entryGate]: '', closedby: 'none' }}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.open || currentTarget.showModal()}
    >
      <Stack $gap={4}>
        <Logo name={settings.name} ground="page" />
        <EntryWords titleId={titleId} />
      </Stack>
    </Gate>
  );
}
