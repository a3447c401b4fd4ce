import { useSuspenseQuery } from '@tanstack/react-query';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { landerOptions, type LanderArguments } from '@parlour/api-client/account/lander';
import type { LanderClip } from './lander-props.ts';
import { compositions } from './compositions.ts';
import { LanderSignUp } from './lander-sign-up.tsx';

export interface LanderPageProps extends LanderArguments {
  drawn: readonly string[];
  clip?: LanderClip;
  lastResult?: CallFormResult;
}

/** One of the brand's first impressions; which one, its address says. */
export function LanderPage({ drawn, clip, lastResult, ...address }: LanderPageProps) {
  const { lander } = useSuspenseQuery(landerOptions(address)).data;
  const Composition = compositions[lander.type];
  return (
    <Composition
      lander={lander}
      drawn={drawn}
      clip={clip}
      lastResult={lastResult}
      signUp={(wish = {}) => <LanderSignUp lander={lander} wish={wish} lastResult={lastResult} />}
    />
  );
}
