import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Room = styled.div`
  container-type: inline-size;
  max-width: 720px;
`;

const Table = styled.table`
  width: 100%;
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

  /* On a phone, what a row is about stands above its facts. */
  @container (max-width: 24rem) {
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    th:first-child {
      grid-column: 1 / -1;
      padding-bottom: 0;
      border: 0;
    }
  }
`;

/** Facts in three columns, two on a phone. */
export function PlainTable({ children }: { children: ReactNode }) {
  return (
    <Room>
      <Table>{children}</Table>
    </Room>
  );
}
