// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { albumOptions } from '@parlour/api-client/profile/album';
import { privacyOptions } from '@parlour/api-client/profile/privacy';
import { errorSentence } from '@parlour/i18n';
import { imageOf, member } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { OwnPhotos } from '../album/own-photos.tsx';

const photos = [imageOf('one', { is_main: true }), imageOf('two', { is_main: false, order: 1 })];
const [one, two] = photos;

/** The server's page, which a browser without scripts keeps. */
function readPage(search = '', lastResult?: CallFormResult) {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(userOptions().queryKey, member() as never);
  client.setQueryData(albumOptions().queryKey, { photos, max: 3, used: photos.length });
  client.setQueryData(privacyOptions().queryKey, { privacy: openPrivacy });
  document.body.innerHTML = renderToString(
    <MemoryRouter initialEntries={[`/profile${search}`]}>
      <PageFrame client={client}>
        <OwnPhotos lastResult={lastResult} />
      </PageFrame>
    </MemoryRouter>,
  );
}

const question = () => screen.queryByRole('dialog', { name: 'Delete this photo?' });

it('the menu of a photo leads to the question before its deletion', () => {
  readPage();
  const ways = screen.getAllByRole('menuitem', { name: 'Delete photo', hidden: true });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    photos.map(({ id }) => `/profile?edit=photos&photo=${id}`),
  );
  expect(question()).toBeNull();
});

it('the question says what follows, and posts the photo’s id to the address that asks', () => {
  readPage(`?edit=photos&photo=${one?.id}`);
  const asked = within(question() as HTMLElement);
  expect(asked.getByText('Your next approved photo becomes your main photo.')).toBeTruthy();
  const button = asked.getByRole<HTMLButtonElement>('button', { name: 'Delete photo' });
  const form = button.form as HTMLFormElement;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', null]);
  expect(Object.fromEntries(new FormData(form, button))).toEqual({ form_token: 'token', id: one?.id });
  expect(asked.getByRole('link', { name: 'Keep it' }).getAttribute('href')).toBe('/profile');
});

it('says at the question, not at the field for new photos, why nothing was deleted', () => {
  const refused: CallFormResult = { submission: {}, failure: { code: 'form_expired', params: {} }, params: {} };
  const sentence = errorSentence(setupI18n({ locale: 'en', messages: { en: {} } }), 'form_expired', {});
  readPage(`?edit=photos&photo=${two?.id}`, refused);
  expect(within(question() as HTMLElement).getByText(sentence)).toBeTruthy();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  readPage('?edit=photos', refused);
  expect(screen.getAllByText(sentence)).toHaveLength(1);
});

it('asks about no photo that is gone', () => {
  readPage('?edit=photos&photo=0199000a-0000-7000-8000-00000000dead');
  expect(question()).toBeNull();
});
