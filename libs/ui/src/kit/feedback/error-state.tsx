import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from '../layout/icon.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  /** Left out where trying again can't help. */
  retry?: { label: string; onRetry: () => void; pending: boolean; pendingLabel: string };
  /** Another way on, e.g. home. */
  action?: ReactNode;
}

/** A page or a section that failed, at the size of what failed. */
export function ErrorState({ title, heading, children, retry, action }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        glyph={CloudAlert}
        title={title}
        heading={heading}
        action={
          <>
            {retry !== undefined && (
              <Button pending={retry.pending} pendingLabel={retry.pendingLabel} onClick={retry.onRetry}>
                {!retry.pending && <Icon glyph={RotateCw} />}
                {retry.label}
              </Button>
            )}
            {action}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
