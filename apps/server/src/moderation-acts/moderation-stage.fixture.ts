import { createMailbox } from '@parlour/server-bus';
import { afterAll } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { perform } from '../control/act.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { testServer, type TestBrand, type TestServer } from '../testing/server.fixture.ts';
import { moderationActs } from './moderation-acts.ts';

const decidingCommands = ['approve', 'reject', 'decide', 'reverse', 'answer', 'correct'];

interface ModerationStage {
  server: TestServer;
  /** The brand whose members are moderated. */
  here: TestBrand;
  /** Gives a moderator's command; throws its refusal, with the `problems` of what was typed. */
  act<Result>(name: string, typed: object): Promise<Result>;
  /** The mails about decisions that were put into the queue, by what they are. */
  mailed(): (string | undefined)[];
}

/** A server and the commands of moderation for a test file. Ann works here, where nobody else is named. */
export async function moderationStage(): Promise<ModerationStage> {
  const server = await testServer();
  afterAll(() => server.close());
  const jobs: { name: string; data: { kind?: string } }[] = [];
  const act = async <Result>(name: string, typed: object): Promise<Result> => {
    const input = decidingCommands.includes(name) ? { by: 'Ann', ...typed } : typed;
    const acts = moderationActs({
      ports: joinModeration({ enqueue: async (_, job) => void jobs.push(job as never) }, createMailbox(server.api.bus)),
      brands: async () =>
        settingsFiles.slice(0, 2).map((settings) => ({
          brand: { id: settings.id, version: 1, settings },
          db: server.api.dbOf(settings.id),
          origin: `http://${settings.id}.localhost`,
          now: new Date(),
          isServed: true,
        })),
      readPhoto: async () => new Uint8Array([1, 2, 3]),
    });
    const answer = await perform(acts, { act: `moderate ${name}`, input });
    if (!answer.ok) throw Object.assign(new Error(answer.message), { problems: answer.problems });
    return answer.result as Result;
  };
  const mailed = () => jobs.filter(({ name }) => name === 'send-moderation-mail').map(({ data }) => data.kind);
  return { server, here: server.brands[0], act, mailed };
}
