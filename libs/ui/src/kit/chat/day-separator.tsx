import { styled } from 'styled-components';

const Line = styled.h2`
  display: grid;
  justify-self: center;
  place-items: center;
  margin: 14px auto 0;
`;

const Day = styled.span`
  padding: 3px 12px;
  border-radius: var(--radius-pill);
  background: var(--color-sunken);
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: var(--text-tiny);
`;

/** Between two days of a conversation: "Yesterday". A heading, so that one can jump from day to day. */
export function DaySeparator({ children }: { children: string }) {
  return (
    <Line>
      <Day>{children}</Day>
    </Line>
  );
}
