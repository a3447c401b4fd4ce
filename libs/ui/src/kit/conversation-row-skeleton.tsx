import { styled } from 'styled-components';
import { Skeleton } from './skeleton.tsx';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 72px;
  padding: 10px;

  > :last-child {
    flex: 1;
  }
`;

/** As large as a `ConversationRow`. */
export function ConversationRowSkeleton() {
  return (
    <Line>
      <Skeleton $shape="circle" $width="52px" />
      <div>
        <Skeleton $width="40%" />
        <Skeleton $width="80%" />
      </div>
    </Line>
  );
}
