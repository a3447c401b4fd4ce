import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';
import type { Image } from '@parlour/contract/types/image';
import { Icon, Text } from '@parlour/ui';

const Line = styled(Text)`
  display: flex;
  gap: 8px;
  margin-top: 12px;

  svg {
    margin-top: 2px;
  }
`;

/** Says why photos are locked and what opens them. */
export function LockNote({ photos }: { photos: readonly Image[] }) {
  const { t } = useLingui();
  const forPremium = photos.filter((photo) => photo.locked && photo.visibility !== 'matches').length;
  const forMatches = photos.filter((photo) => photo.locked && photo.visibility === 'matches').length;
  const opensWithPremium = t`${plural(forPremium, { one: '# more photo opens with Premium.', other: '# more photos open with Premium.' })}`;
  const onlyForMatches = t`${plural(forMatches, { one: '# photo is for matches only.', other: '# photos are for matches only.' })}`;
  const sentences = [
    ...(forPremium ? [opensWithPremium, t`Any first purchase makes you Premium.`] : []),
    ...(forMatches ? [onlyForMatches] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <Line as="div" $size="small" $tone="quiet">
      <Icon glyph={Lock} size="small" />
      <span>{sentences.join(' ')}</span>
    </Line>
  );
}
