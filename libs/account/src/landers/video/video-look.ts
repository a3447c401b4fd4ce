import { styled } from 'styled-components';
import { Evening, from } from '@parlour/ui';

export const Room = styled(Evening)`
  padding-block: 24px 48px;

  ${from.desk} {
    padding-block: 56px 80px;
  }
`;

export const Said = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
`;

/** The picture in its frame: the brand's arch stands behind it as a soft light. */
export const Player = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;

  > video {
    width: 100%;
    height: auto;
    border: 1px solid var(--color-deep-edge);
    border-radius: calc(var(--radius-card) + 4px);
    background: var(--color-deep);
    box-shadow: 0 0 64px color-mix(in srgb, var(--color-lamp) 22%, transparent);
    object-fit: cover;
  }
`;

/** As high with the button as without it. */
export const PlayerFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
`;
