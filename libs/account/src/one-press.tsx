import type { ReactNode } from 'react';
import { CallForm, type CallFormState } from '@parlour/api-client/call-form';
import { Button, Lead, Stack, Title } from '@parlour/ui';
import type { z } from 'zod';

export interface OnePressProps<S extends z.ZodObject> {
  title: ReactNode;
  lead: ReactNode;
  state: CallFormState<S>;
  /** The fields that the mailed link fills. */
  hidden: readonly (keyof z.input<S> & string)[];
  /** Beside a failure: what else can be done. */
  wayOut?: ReactNode;
  tone?: 'primary' | 'danger';
  pendingLabel: string;
  /** What the button says. */
  children: ReactNode;
}

/** Where a mailed link leads: one button, because a program that opens links must change nothing. */
export function OnePress<S extends z.ZodObject>({
  title,
  lead,
  state,
  hidden,
  wayOut,
  tone = 'primary',
  pendingLabel,
  children,
}: OnePressProps<S>) {
  return (
    <>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      <CallForm state={state} wayOut={wayOut}>
        <Stack>
          {hidden.map((field) => {
            const { name, defaultValue } = state.field(field);
            return <input key={name} type="hidden" name={name} defaultValue={defaultValue} />;
          })}
          <Button type="submit" tone={tone} size="large" block pending={state.isPending} pendingLabel={pendingLabel}>
            {children}
          </Button>
        </Stack>
      </CallForm>
    </>
  );
}
