import { Heart } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon, Text } from '@parlour/ui';
import { useLikesLeft } from './use-likes-left.ts';

/** More than so many hearts are no quicker to read than their number. */
const heartsMost = 6;

const Line = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
`;

const Hearts = styled.span`
  display: flex;
  gap: 3px;
  color: var(--color-action-text);
`;

/** The likes of the day as hearts, full where they are left, and in words. */
export function LikesLeft({ left, perDay }: { left: number; perDay: number }) {
  return (
    <Line $size="small">
      {perDay <= heartsMost && (
        <Hearts aria-hidden="true">
          {Array.from({ length: perDay }, (_, place) => (
            <Icon key={place} glyph={Heart} size="small" filled={place < left} />
          ))}
        </Hearts>
      )}
      {useLikesLeft(left)}
    </Line>
  );
}
