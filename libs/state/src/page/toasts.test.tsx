// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useToast, useToasts } from './toasts.ts';

const Region = () => useToasts().toasts.map(({ id, text }) => <p key={id}>{text}</p>);

it('a toast from before the page’s region was alive appears in it, and the region is not drawn anew', async () => {
  const store = createStore();
  const inStore = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const page = document.createElement('section');
  page.innerHTML = renderToString(inStore({ children: <Region /> }));
  expect(page.textContent).toBe('');

  const { result: show } = renderHook(useToast, { wrapper: inStore });
  act(() => show.current({ tone: 'success', text: 'Kept.' }));
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(page, inStore({ children: <Region /> }), { onRecoverableError }));
  expect(page.textContent).toBe('Kept.');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('a toast about something takes the place of the one before it, and is put away by what it is about', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => ({ show: useToast(), ...useToasts() }), { wrapper });
  const texts = () => result.current.toasts.map(({ text }) => text);
  act(() => result.current.show({ tone: 'notice', text: 'Ended.', about: 'nora' }));
  act(() => result.current.show({ tone: 'notice', text: 'Saved.' }));
  act(() => result.current.show({ tone: 'notice', text: 'Ended again.', about: 'nora' }));
  expect(texts()).toEqual(['Saved.', 'Ended again.']);
  act(() => void result.current.dismiss('nora'));
  expect(texts()).toEqual(['Saved.']);
});

it('a toast that says what another says takes its place', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => ({ show: useToast(), ...useToasts() }), { wrapper });
  for (const text of ['Photo deleted', 'Uploaded', 'Photo deleted'])
    act(() => result.current.show({ tone: 'success', text }));
  expect(result.current.toasts.map(({ id, text }) => [text, id])).toEqual([
    ['Uploaded', expect.any(Number)],
    ['Photo deleted', result.current.toasts[0]!.id + 1],
  ]);
});

it('at most three stand at once: the oldest gives way', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => ({ show: useToast(), ...useToasts() }), { wrapper });
  for (const text of ['One', 'Two', 'Three', 'Four']) act(() => result.current.show({ tone: 'success', text }));
  expect(result.current.toasts.map(({ text }) => text)).toEqual(['Two', 'Three', 'Four']);
});

it('what can be done about a toast puts it away, and is done once however often it is pressed', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => ({ show: useToast(), ...useToasts() }), { wrapper });
  const run = vi.fn();
  act(() => result.current.show({ tone: 'notice', text: 'Ended.', action: { label: 'Undo', run } }));
  const [pressed] = result.current.toasts;
  act(() => pressed?.action?.run());
  act(() => pressed?.action?.run());
  expect(run).toHaveBeenCalledOnce();
  expect(result.current.toasts).toEqual([]);
});

it('one success that can be undone takes the place of another; a failure that can be tried again stays', () => {
  const store = createStore();
  const wrapper = ({ children }: { children: React.ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => ({ show: useToast(), ...useToasts() }), { wrapper });
  const run = vi.fn();
  const undo = { label: 'Undo', run };
  act(() => result.current.show({ tone: 'success', text: 'Saved', about: 'words', action: undo }));
  act(() => result.current.show({ tone: 'danger', text: 'Failed', action: { label: 'Try again', run } }));
  act(() => result.current.show({ tone: 'success', text: 'Saved', about: 'facts', action: undo }));
  expect(result.current.toasts.map(({ text, about }) => [text, about])).toEqual([
    ['Failed', 'Failed'],
    ['Saved', 'facts'],
  ]);
});
