import { brand as first } from '@parlour/app-default/settings';
import { brand as second } from '@parlour/app-she/settings';
import { buildApi, type ApiParts, type TestApi } from '@parlour/testing/build-api';
import { testDatabase } from '@parlour/testing/database';
import { addMember } from '@parlour/testing/members';
import { sampleCalls, type SampleWorld } from './sample-calls.ts';

export interface SampleApi extends TestApi {
  world: SampleWorld;
  /** Ids of one member of each brand. */
  members: { default: string; she: string };
}

/** Two brands, a member each, and the sample calls, over a real database. */
export async function sampleApi(parts: Partial<ApiParts> = {}): Promise<SampleApi> {
  const database = await testDatabase();
  const world: SampleWorld = { deposits: 0 };
  const api = await buildApi({ database, brands: [first, second], calls: sampleCalls(world), ...parts });
  const members = {
    default: await addMember(api.dbOf('default'), 'default', { name: 'Ann' }),
    she: await addMember(api.dbOf('she'), 'she', { name: 'Bea' }),
  };
  return {
    ...api,
    world,
    members,
    close: async () => {
      await api.close();
      await database.close();
    },
  };
}

export const codeOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { code: string } }).error?.code;

export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat() as string[];
