import type { ReactNode } from 'react';
import { Heading, Stack } from '@parlour/ui';

/** A part of a text under its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" $gap={2}>
      <Heading>{title}</Heading>
      {children}
    </Stack>
  );
}
