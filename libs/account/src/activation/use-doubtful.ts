import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { z } from 'zod';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormState } from '@parlour/api-client/call-form';

/**
 * A form that asks for a mail which may be on its way though it failed: its answer was lost, or somebody asked beside this page. How
 * it stands is asked anew then, and the failure goes once that shows what the form was sent for.
 *
 * @param trace what would be another by then; undefined while nothing would show it
 */
export function useDoubtful<S extends z.ZodObject>(state: CallFormState<S>, trace: string | undefined) {
  const client = useQueryClient();
  const [before, setBefore] = useState(trace);
  const [isThere, setThere] = useState(false);
  if (!isThere && trace !== undefined && trace !== before) setThere(true);
  const { failureCode } = state;
  useEffect(() => {
    if (failureCode !== null)
      for (const { queryKey } of [userOptions(), activationOptions()])
        void client.invalidateQueries({ queryKey, exact: true });
  }, [client, failureCode]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setBefore(trace);
    setThere(false);
    state.form.onSubmit(event);
  };
  return { ...state, form: { ...state.form, onSubmit }, failure: isThere ? null : state.failure };
}
