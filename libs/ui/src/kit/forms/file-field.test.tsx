// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileField } from './file-field.tsx';

function renderField(multiple = false) {
  const change = vi.fn();
  render(
    <FileField
      label="Photo"
      hint="JPEG or PNG"
      browseLabel="Browse"
      emptyLabel="No file chosen"
      multiple={multiple}
      onChange={change}
    />,
  );
  return { change, input: screen.getByLabelText<HTMLInputElement>('Photo') };
}

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('FileField', () => {
  it('is the native input, by keyboard and with its hint', async () => {
    const { input } = renderField();
    expect(input.type).toBe('file');
    await userEvent.tab();
    expect(document.activeElement).toBe(input);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('JPEG or PNG');
  });

  it('shows what is chosen', async () => {
    const { change, input } = renderField();
    expect(screen.getByText('No file chosen')).toBeTruthy();
    await userEvent.upload(input, photo('garden.png'));
    expect(screen.getByText('garden.png')).toBeTruthy();
    expect(change).toHaveBeenCalledOnce();
  });

  it('names what was handed over for as long as it is in use', async () => {
    const words = { label: 'Photo', browseLabel: 'Browse', emptyLabel: 'No file chosen', handsOver: true };
    const { rerender } = render(<FileField {...words} handedOver="garden.png" />);
    expect(screen.getByText('garden.png')).toBeTruthy();
    expect(screen.queryByText('No file chosen')).toBeNull();
    rerender(<FileField {...words} />);
    expect(screen.getByText('No file chosen')).toBeTruthy();
  });

  it('names all of several', async () => {
    const { input } = renderField(true);
    await userEvent.upload(input, [photo('garden.png'), photo('lake.png')]);
    expect(screen.getByText('garden.png, lake.png')).toBeTruthy();
  });
});

describe('a file that was chosen before the scripts came', () => {
  /** Draws the server's page, chooses in it, and lets its scripts come. */
  async function chooseEarly(handsOver: boolean) {
    const heard: string[][] = [];
    const field = (
      <FileField
        label="Photo"
        browseLabel="Browse"
        emptyLabel="No file chosen"
        handsOver={handsOver}
        onChange={({ target }) => heard.push(Array.from(target.files ?? [], ({ name }) => name))}
      />
    );
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(field);
    const input = screen.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, photo('garden.png'));
    const root = await act(async () => hydrateRoot(place, field));
    onTestFinished(() => {
      act(() => root.unmount());
      place.remove();
    });
    return { heard, input };
  }

  it('is heard of and shown once they are there', async () => {
    const { heard } = await chooseEarly(false);
    expect(heard).toEqual([['garden.png']]);
    expect(screen.getByText('garden.png')).toBeTruthy();
  });

  it('is handed over, and can be chosen again', async () => {
    const { heard, input } = await chooseEarly(true);
    expect(heard).toEqual([['garden.png']]);
    expect(screen.getByText('No file chosen')).toBeTruthy();
    expect(input.files).toHaveLength(0);
  });
});
