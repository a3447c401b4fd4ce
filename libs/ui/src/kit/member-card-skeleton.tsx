import { styled } from 'styled-components';
import { Skeleton } from './skeleton.tsx';

const Lines = styled.div`
  margin-top: 9px;
`;

/** As large as a `MemberCard`. */
export function MemberCardSkeleton() {
  return (
    <div>
      <Skeleton $shape="portrait" />
      <Lines>
        <Skeleton $width="70%" />
        <Skeleton $width="50%" />
      </Lines>
    </div>
  );
}
