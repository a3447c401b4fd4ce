import { v4 as uuid } from 'uuid';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { ApiError } from '../api-error.ts';

export interface Acts<Reply> {
  /** Makes the call of the act that the values stand for; answers the reply at once where it is there already. */
  make(values: object, call: (key: string) => Promise<Reply>): Promise<Reply>;
  /** The call is done and taken over: only this page still knows the act by its values. */
  settle(): void;
  /** What follows the call is done too. */
  end(): void;
}

interface Act<Reply> {
  key: string;
  text: string;
  done?: { reply: Reply };
}

/**
 * What an act is known by, without the price beside the button: the server knows a message by its key alone. What is kept holds no
 * secret.
 */
const textOf = (values: object, isKept: boolean): string =>
  JSON.stringify(values, (name, value: unknown) =>
    name === 'expected_cost' || (isKept && name.includes('password')) ? undefined : value,
  );

/** Was it done, or may it have been? Other values under its key, such as another password, are refused for as long as it stands. */
const mayStand = (error: unknown, isKept: boolean): boolean =>
  error instanceof ApiError && (error.mayHaveHappened || (isKept && error.code === 'idempotency_conflict'));

/** The open act of an earlier page. A damaged one counts as none, or the form could never be sent again. */
function read<Reply>(place: string): Act<Reply> | null {
  try {
    return JSON.parse(tabStorage.read(place) ?? 'null') as Act<Reply> | null;
  } catch {
    return null;
  }
}

/**
 * The acts of a person in one form, each with its idempotency key. An act stays open while nobody knows whether it
 * happened, or after what follows it failed. The same values then stand for the same act, so that pressing again cannot
 * do it twice. A refusal ends it.
 *
 * @param place where the open act outlives the page, without the secrets among its values; undefined where it does not
 */
export function formActs<Reply>(place: string | undefined): Acts<Reply> {
  let open = place ? read<Reply>(place) : null;
  const settle = () => {
    if (place) tabStorage.write(place, null);
  };
  const end = () => {
    open = null;
    settle();
  };
  return {
    async make(values, call) {
      const text = textOf(values, place !== undefined);
      const act = open?.text === text ? open : (open = { key: uuid(), text });
      if (place) tabStorage.write(place, JSON.stringify({ key: act.key, text }));
      try {
        act.done ??= { reply: await call(act.key) };
        return act.done.reply;
      } catch (error) {
        if (!mayStand(error, place !== undefined)) end();
        throw error;
      }
    },
    settle,
    end,
  };
}
