import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Delete } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon, Stack, Subheading } from '@parlour/ui';

const Keys = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(130px, 100%), 1fr));
  gap: 12px 24px;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: 12px;
    align-items: center;
  }

  > li:last-child {
    grid-column: 1 / -1;
  }
`;

const Key = styled.kbd`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1px solid var(--color-edge-control);
  border-radius: 6px;
  background: var(--color-surface);
`;

/** What the keys do, beside the deck on a desk. The deck itself says it to whoever hears the page. */
export function SwipeKeys() {
  const { t } = useLingui();
  const keys = [
    { glyph: ArrowLeft, word: t`Pass` },
    { glyph: ArrowDown, word: t`Later` },
    { glyph: ArrowRight, word: t`Like` },
    { glyph: ArrowUp, word: t`Open profile` },
    { glyph: Delete, word: t`Undo last pass` },
  ];
  return (
    <Stack $gap={3} aria-hidden="true" data-scripted>
      <Subheading as="p">{t`With the keyboard`}</Subheading>
      <Keys>
        {keys.map(({ glyph, word }) => (
          <li key={word}>
            <Key>
              <Icon glyph={glyph} size="small" />
            </Key>
            {word}
          </li>
        ))}
      </Keys>
    </Stack>
  );
}
