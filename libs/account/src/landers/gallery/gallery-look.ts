import { styled } from 'styled-components';
import { Card, from, Wrap } from '@parlour/ui';

/** The wall, on which the portraits hang from edge to edge. */
export const Hall = styled.div`
  overflow-x: clip;
  background: var(--color-sunken);
`;

export const Entrance = styled(Wrap)`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding-block: 36px 28px;
  text-align: center;

  h1 {
    max-width: 20ch;
    font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
  }

  p {
    max-width: 52ch;
    color: var(--color-text);
  }

  ${from.desk} {
    padding-block: 56px 40px;
  }
`;

export const Room = styled.div`
  display: flex;
  gap: 20px;
  padding: 8px 16px 28px;
  overflow-x: auto;
  outline-offset: -3px;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  ${from.tablet} {
    padding-inline: max(32px, 50vw - 576px);
  }

  ${from.desk} {
    gap: 36px;
  }

  &[data-face='b'] > :nth-child(even) {
    margin-top: 36px;
  }
`;

/** A frame of the wall's own white, with a caption below like a museum's. */
export const Picture = styled.li`
  display: grid;
  flex: none;
  gap: 10px;
  align-content: start;
  width: min(62vw, 232px);
  scroll-snap-align: center;

  > :first-child {
    border: 10px solid var(--color-surface);
    border-radius: 2px;
    outline: 1px solid var(--color-edge);
    box-shadow: var(--shadow-raised);
  }

  ${from.desk} {
    width: 300px;

    > :first-child {
      border-width: 14px;
    }
  }
`;

export const Caption = styled.span`
  justify-self: center;
  max-width: 100%;
  padding: 3px 10px;
  background: var(--color-surface);
  box-shadow: var(--shadow-card);
  color: var(--color-text);
  font-size: var(--text-tiny);
  text-align: center;
`;

export const Desk = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 28px 56px;

  > :last-child {
    padding: 24px 20px;
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--shadow-raised);
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 540px);
    gap: 72px;
    padding-block: 40px 88px;

    > :last-child {
      padding: 36px;
    }
  }
`;

export const Leaflet = styled(Card)`
  display: grid;
  gap: 14px;
  align-self: start;
  padding: 0;
  background: none;
  box-shadow: none;

  ${from.desk} {
    position: sticky;
    top: 96px;
    padding: 24px 0 0;
  }
`;
