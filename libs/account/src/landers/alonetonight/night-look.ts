import { styled } from 'styled-components';
import { Evening, from } from '@parlour/ui';
import { brightestGlow } from '@parlour/ui/theme/glow';

const star = (place: string, size: string, light: number) =>
  `radial-gradient(${size} ${size} at ${place}, color-mix(in srgb, var(--color-on-deep) ${light}%, transparent), transparent)`;

/** The evening with a few stars above. */
export const Night = styled(Evening)`
  background:
    ${star('12% 60px', '1.5px', 60)}, ${star('31% 8px', '1.5px', 48)}, ${star('48% 96px', '1.5px', 44)},
    ${star('58% 40px', '1.5px', 60)}, ${star('74% 6px', '2px', 54)}, ${star('91% 70px', '1.5px', 48)},
    ${star('66% 120px', '1.5px', 42)},
    radial-gradient(
      90% 70% at 50% 108%,
      color-mix(in srgb, var(--color-accent) ${brightestGlow}%, var(--color-deep)) 0,
      transparent 70%
    ),
    var(--color-deep);
`;

export const NightGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 1216px;
  margin-inline: auto;
  padding: 16px 16px 32px;

  ${from.tablet} {
    padding-inline: 32px;
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    gap: 72px;
    padding-block: 32px 0;
  }
`;

export const Say = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;

  > :last-child {
    margin-top: 8px;
  }

  ${from.desk} {
    padding-block: 24px 56px;
  }
`;

/** Stands on the lower edge of the evening. */
export const Standing = styled.div`
  display: grid;
  gap: 8px;

  ${from.desk} {
    align-self: end;
  }
`;

/** Light that falls out of a window. */
export const glow = '0 0 34px color-mix(in srgb, var(--color-lamp) 45%, transparent)';
