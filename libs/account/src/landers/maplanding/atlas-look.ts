import { styled } from 'styled-components';
import { canHover, Evening, from, nativeOverlay, PlainLink } from '@parlour/ui';

export const Atlas = styled(Evening)`
  padding-block: 24px 48px;

  ${from.desk} {
    padding-block: 48px 80px;
  }
`;

export const Said = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
`;

export const CountryRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

export const CountryLink = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--color-on-deep-quiet);

  ${canHover} {
    &:hover {
      color: var(--color-on-deep);
    }
  }

  &[aria-current] {
    color: var(--color-on-deep);
    font-weight: 650;
    text-decoration: underline 2px var(--color-accent-on-deep);
    text-underline-offset: 8px;
  }
`;

/** The map with the names below it; beside it on a tablet, where the sign-up is not beside both. */
export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  align-content: start;

  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 32px;
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
`;

/** A square whatever the country, and before its map is there: nothing moves when it comes, or when another is chosen. */
export const MapFrame = styled.div`
  width: min(100%, 380px);
  margin-inline: auto;
  aspect-ratio: 1;

  ${from.tablet} {
    width: min(100%, 500px);
  }
`;

export const MapPicture = styled.svg`
  width: 100%;
  height: 100%;

  use {
    fill: var(--color-deep-raised);
    stroke: color-mix(in srgb, var(--color-on-deep) 46%, var(--color-deep));
    stroke-width: 4;
    stroke-linejoin: round;
    cursor: pointer;
    transition: fill var(--fast);
  }

  ${canHover} {
    use:hover {
      fill: var(--color-deep-edge);
    }
  }

  use[data-chosen] {
    fill: var(--color-lamp);
  }
`;

export const RegionPlace = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: 10px;
    padding: 0;
    font-weight: 650;
  }
`;

/** Many regions scroll in their own place, so that the sign-up stays near; what is below fades at its edge. */
export const RegionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-content: start;
  max-height: 18.75rem;
  margin: -4px -4px -12px;
  padding: 4px 4px 28px;
  overflow-y: auto;
  scroll-padding-block: 4px 28px;
  mask-image: linear-gradient(currentColor calc(100% - 28px), transparent);
  scrollbar-color: var(--color-deep-edge) transparent;

  ${from.tablet} {
    max-height: 420px;
  }

  ${from.desk} {
    max-height: 252px;
  }
`;

export const RegionChip = styled.label`
  position: relative;
  display: inline-flex;
  cursor: pointer;

  input {
    ${nativeOverlay}
  }

  span {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 16px;
    border: 1px solid color-mix(in srgb, var(--color-on-deep) 46%, var(--color-deep));
    border-radius: var(--radius-pill);
    background: var(--color-deep-raised);
    color: var(--color-on-deep);
    font-size: var(--text-medium);
    line-height: 1.25;
  }

  input:checked + span {
    border-color: var(--color-surface);
    background: var(--color-surface);
    color: var(--color-text);
    font-weight: 650;
  }

  input:focus-visible + span {
    outline: 3px solid var(--focus-ring);
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    input:checked + span {
      border: 3px solid Highlight;
    }
  }
`;
