import { SeparatorLine, SeparatorPlate } from './separator-look.ts';

/** Between two days of a conversation: "Yesterday". A heading, so that one can jump from day to day. */
export function DaySeparator({ children }: { children: string }) {
  return (
    <SeparatorLine as="h2">
      <SeparatorPlate>{children}</SeparatorPlate>
    </SeparatorLine>
  );
}
