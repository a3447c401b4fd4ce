// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { mila } from '../members.fixture.tsx';
import { modalOrNotice } from './modal-or-notice.tsx';

it('a match whose modal cannot be fetched is said in a toast', async () => {
  const onClose = vi.fn();
  const Modal = modalOrNotice(() => Promise.reject(new TypeError('Failed to fetch')));
  renderPage(
    <Suspense>
      <Modal match={{ profile: mila, conversationId: null }} onClose={onClose} />
    </Suspense>,
  );
  expect(await screen.findAllByText('Toast: It’s a match with Mila!')).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
});
