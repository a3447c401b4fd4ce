import { styled } from 'styled-components';
import { Evening, from, Wrap } from '@parlour/ui';

/** The deep cover that the portrait overhangs. On a dark ground, which is near its own, it has no edge. */
export const Cover = styled(Evening)`
  height: 148px;
  mask-image: linear-gradient(black calc(100% - 80px), light-dark(black, transparent));

  ${from.desk} {
    height: 220px;
  }
`;

export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-bottom: 56px;

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 440px;
    gap: 64px;
    padding-bottom: 96px;
  }
`;

export const Header = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;

  > :first-child {
    width: 168px;
    margin-top: -104px;
    border: 5px solid var(--color-ground);
    box-shadow: var(--shadow-raised);
  }

  ${from.desk} {
    grid-template-columns: 280px minmax(0, 1fr);
    gap: 36px;

    > :first-child {
      width: 100%;
      margin-top: -136px;
      border-width: 6px;
    }
  }
`;

export const About = styled.div`
  display: grid;
  gap: 14px;
  align-content: start;

  section {
    margin-top: 12px;
  }

  ${from.desk} {
    padding-top: 24px;
  }
`;

/** Numbered steps below each other. */
export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  margin-top: 12px;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    color: var(--color-text-quiet);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    height: 32px;
    margin-top: -4px;
    border-radius: 50%;
    background: var(--color-action-soft);
    color: var(--color-on-action-soft);
    font-weight: 650;
    font-size: var(--text-medium);
  }
`;

export const Write = styled.div`
  position: relative;

  ${from.desk} {
    margin-top: -136px;
  }
`;
