import { expect, it } from 'vitest';
import { routeArguments } from '../testing/route-arguments.ts';
import { ledTo } from '../testing/where-to.ts';
import { action } from './profile.tsx';

const photo = '0199000a-0000-7000-8000-000000000001';

it('deletes, without JavaScript, the photo that was asked about, and comes back to the others', async () => {
  const sent = routeArguments({
    address: `/profile?edit=photos&photo=${photo}`,
    posted: { id: photo },
    answer: () => ({ photos: [] }),
  });
  expect(await ledTo(await action(sent))).toEqual([303, '/profile#photos']);
  expect(sent.asked).toMatchObject([{ call: { method: 'DELETE', path: '/api/photo.php' }, body: { id: photo } }]);
});
