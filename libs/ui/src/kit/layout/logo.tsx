import { styled } from 'styled-components';

const Mark = styled.svg`
  flex: none;
  width: 24px;
  height: 28px;
  color: var(--logo-mark, var(--color-accent-on-deep));

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

const Place = styled.span<{ $ground: LogoGround }>`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  min-height: 44px;
  font-weight: max(650, var(--display-weight));
  font-size: 1.1875rem;
  font-family: var(--font-display);
  letter-spacing: var(--display-tracking);
  overflow-wrap: anywhere;
  ${({ $ground }) => $ground === 'page' && '--logo-mark: var(--color-action); --logo-hole: var(--color-ground);'}

  @media (max-width: 359.98px) {
    gap: 7px;
    font-size: var(--text-large);
  }
`;

export type LogoGround = 'deep' | 'page';

export interface LogoProps {
  /** The brand's name, from its settings. */
  name: string;
  ground?: LogoGround;
}

/** The lit doorway with somebody in it, and the brand's name. Put it in a link to the home page. */
export function Logo({ name, ground = 'deep' }: LogoProps) {
  return (
    <Place $ground={ground}>
      <Mark viewBox="0 0 24 28" fill="none" aria-hidden="true">
        <path d="M1 27V12a11 11 0 0 1 22 0v15Z" fill="currentColor" />
        <path d="M8 27v-9a4 4 0 0 1 8 0v9Z" fill="var(--logo-hole, var(--color-deep))" />
        <circle cx="12" cy="9.2" r="2.1" fill="var(--logo-hole, var(--color-deep))" />
      </Mark>
      {name}
    </Place>
  );
}
