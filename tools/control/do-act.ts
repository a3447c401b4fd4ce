import { askServer } from './ask-server.ts';

/**
 * Has the running server do something, and insists that it does.
 *
 * @throws where no server runs, or it refuses: with what it said
 */
export async function doAct<Result>(socket: string, act: string, input: object): Promise<Result> {
  const answer = await askServer(socket, { act, input });
  if (!answer?.ok) throw new Error(`${act}: ${answer ? JSON.stringify(answer) : 'no server runs'}`);
  return answer.result as Result;
}
