import { expect, it, vi } from 'vitest';
import { loader } from '../routes/lander.tsx';
import { loader as memberLoader } from '../routes/member-landing2.tsx';
import { refuse, routeArguments } from '../testing/route-arguments.ts';
import { whereTo } from '../testing/where-to.ts';

/** The film of the video landers is drawn when an app is built. */
vi.mock('./clip-files.ts', () => ({ clipFiles: undefined }));

const id = '0199000a-0000-7000-8000-000000000001';
const missing = refuse(404, { code: 'lander_not_found' });

/** What a visitor is given whose lander is refused like this. */
const lander = (params: Record<string, string>, answer: () => never) => routeArguments({ params, answer });

it('a lander that the brand does not have is the plain sign-up', async () => {
  expect(await whereTo(loader(lander({ type: 'gallery' }, missing)))).toBe('/signup');
  expect(await whereTo(loader(lander({ type: 'gallery', slug: 'winter' }, missing)))).toBe('/signup');
  expect(await whereTo(memberLoader(lander({ id }, missing)))).toBe(`/members/${id}/signup`);
});

it('another failure stays one', async () => {
  const failed = loader(lander({ type: 'gallery' }, refuse(503, { code: 'server_error' })));
  await expect(failed).rejects.toMatchObject({ init: { status: 503 } });
});
