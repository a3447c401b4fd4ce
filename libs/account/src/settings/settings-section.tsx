import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Note, Stack, useFocusHeir } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';

const Details = styled.details`
  ${folding}
`;

interface SettingsSectionProps {
  title: ReactNode;
  /** Of the title, for a button whose own words stand in other parts too. */
  titleId?: string;
  /** What a form that was sent without JavaScript has done. */
  done?: ReactNode;
  children: ReactNode;
}

/** One part of the settings: its title, what was just done, and its contents. */
export function SettingsSection({ title, titleId, done, children }: SettingsSectionProps) {
  return (
    <Stack as="section" $gap={3}>
      <Heading id={titleId}>{title}</Heading>
      {done === undefined ? null : (
        <Note tone="success" announce="polite">
          {done}
        </Note>
      )}
      {children}
    </Stack>
  );
}

interface FoldedFormProps {
  summary: ReactNode;
  open: boolean;
  children: ReactNode;
}

/**
 * A form that is unfolded when somebody wants it; open where it came back refused. One that is drawn anew once it is done leaves
 * the focus to its summary.
 */
export function FoldedForm({ summary, open, children }: FoldedFormProps) {
  const details = useFocusHeir(({ parentElement }) =>
    queueMicrotask(() => parentElement?.querySelector('summary')?.focus()),
  );
  return (
    <Details ref={details} open={open}>
      <summary>{summary}</summary>
      {children}
    </Details>
  );
}
