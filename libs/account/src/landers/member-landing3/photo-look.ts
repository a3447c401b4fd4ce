import { styled } from 'styled-components';
import { Evening, from } from '@parlour/ui';

/** Half picture, half evening; on a phone one above the other. */
export const Split = styled(Evening)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.desk} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    min-height: calc(100svh - 64px);

    &[data-face='b'] > :nth-child(1) {
      order: 2;
    }
  }
`;

/** On a desk it stays in sight while the form is filled in. */
export const Photo = styled.div`
  position: relative;

  > :first-child {
    border-radius: 0;
  }

  ${from.desk} {
    position: sticky;
    top: 64px;
    height: calc(100svh - 64px);

    > :first-child {
      height: 100%;
      aspect-ratio: auto;
    }
  }
`;

/** On the picture's foot, on a ground of its own. */
export const Facts = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  gap: 10px;
  padding: 56px 16px 16px;
  background: linear-gradient(0deg, var(--color-deep) 0 40%, transparent);

  li {
    color: var(--color-text);
  }

  ${from.desk} {
    padding: 96px 32px 28px;
  }
`;

export const Beside = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  max-width: 640px;
  padding: 24px 16px 40px;

  > :last-child {
    margin-top: 8px;
  }

  ${from.desk} {
    padding: 56px 64px 72px;
  }
`;
