import { SeparatorLine, SeparatorPlate } from './separator-look.ts';

/** Between what was read before and what was not: "20 unread messages". */
export function UnreadSeparator({ children }: { children: string }) {
  return (
    <SeparatorLine role="separator" aria-label={children}>
      <SeparatorPlate>{children}</SeparatorPlate>
    </SeparatorLine>
  );
}
