import { css } from 'styled-components';

/** The four package styles of the spec: p0 list, p1 cards, p2 compact, p3 featured. One markup, four arrangements. */
export type PackageStyle = 'p0' | 'p1' | 'p2' | 'p3';

/** Four compact packages beside each other have no room for their words and prices. */
const narrowRow = '@container (max-width: 32em)';

/** How the packages lie together. */
export const packageListLooks: Record<PackageStyle, ReturnType<typeof css>> = {
  p0: css`
    grid-template-columns: minmax(0, 1fr);
    border: 1px solid var(--color-edge-control);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  `,
  p1: css`
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: 16px 12px;
  `,
  p2: css`
    --share: 30%;
    display: flex;
    flex-wrap: wrap;
    gap: 16px 8px;

    /* Rows of three, of which a second may have fewer; but four stand in one row or two and two, and never three and one. */
    &:has(> :nth-of-type(4):last-of-type) {
      --share: 22%;

      ${narrowRow} {
        --share: 40%;
      }
    }
  `,
  p3: css`
    display: flex;
    flex-wrap: wrap;
    gap: 20px 10px;
  `,
};
