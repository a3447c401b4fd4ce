import { createContext, use } from 'react';
import { useNavigate } from 'react-router';
import type { SignUpState, SignUpStep } from '@parlour/contract/types/user';
import { stepAfter } from '@parlour/models/account/sign-up/sign-up-steps';
import { addressAfter } from './step-address.ts';

/** Id of the words that say how far one is: read with the title of each step, which takes the focus. */
export const positionId = 'step-position';

/** What leads through the steps where they stand over a page and not at addresses of their own. */
export interface StepsOverPage {
  show(step: SignUpStep): Promise<void>;
  /** Back to the page: all is told, or the rest is for later. */
  end(): void;
}

export const StepsOverPageContext = createContext<StepsOverPage | null>(null);

/** Nothing where each step is a page. */
export const useStepsOverPage = (): StepsOverPage | null => use(StepsOverPageContext);

/** Shows what follows a step, wherever the steps stand. */
export function useShowNext(step: SignUpStep) {
  const overPage = useStepsOverPage();
  const navigate = useNavigate();
  return async (signup: SignUpState, { replace = false } = {}): Promise<void> => {
    if (!overPage) return navigate(addressAfter(signup, step), { replace });
    const next = stepAfter(signup, step);
    return next ? overPage.show(next) : overPage.end();
  };
}
