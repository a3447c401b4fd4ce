import { styled } from 'styled-components';

/** Facts in rows and columns; on a phone the words wrap. */
export const PlainTable = styled.table`
  width: 100%;
  max-width: 720px;
  border-collapse: collapse;

  th,
  td {
    padding: 10px 12px 10px 0;
    border-bottom: 1px solid var(--color-edge);
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
    hyphens: auto;
  }
`;
