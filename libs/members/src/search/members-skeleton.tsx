import { MemberCardSkeleton, MemberGrid, VisuallyHidden } from '@parlour/ui';

/** Cards that stand for a page of results; `label` says what is awaited. */
export function MembersSkeleton({ label, cards = 12 }: { label: string; cards?: number }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <MemberGrid aria-hidden="true">
        {Array.from({ length: cards }, (_, index) => (
          <li key={index}>
            <MemberCardSkeleton />
          </li>
        ))}
      </MemberGrid>
    </>
  );
}
