import { expect, it } from 'vitest';
import { withoutSchemas } from './calls-without-schemas.ts';

const call = `import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { User } from '../types/user.ts';
export const roles = z.enum(['one']);
export const getUser = defineCall({
  method: 'GET',
  path: '/api/user.php',
  who: 'anyone',
  keepsSession: true,
  multipart: { megabytes: 10, tooLarge: 'photo_too_large' },
  shared: true,
  query: z.strictObject({ reply: z.string() }),
  reply: z.object({ user: User.nullable() }),
  errors: ['not_found'],
});
`;

const slim = withoutSchemas(call, 'get-user.ts');

it('leaves of a call what the browser sends', () => {
  expect(slim).toContain("method: 'GET'");
  expect(slim).toContain("path: '/api/user.php'");
  expect(slim).toContain('keepsSession: true');
  expect(slim).not.toMatch(/query|reply|errors|not_found|who|multipart|megabytes|shared/);
});

it('takes the imports along that only the schemas needed', () => {
  expect(slim).not.toContain('types/user');
  expect(slim).toContain("import { z } from 'zod'");
  expect(slim).toContain('roles');
});

it('leaves every line where it was', () => {
  expect(slim.split('\n')).toHaveLength(call.split('\n').length);
  expect(slim.split('\n')[4]).toBe(call.split('\n')[4]);
});
