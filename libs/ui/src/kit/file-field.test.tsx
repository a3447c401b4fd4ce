// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileField } from './file-field.tsx';

afterEach(cleanup);

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

  it('names all of several', async () => {
    const { input } = renderField(true);
    await userEvent.upload(input, [photo('garden.png'), photo('lake.png')]);
    expect(screen.getByText('garden.png, lake.png')).toBeTruthy();
  });
});
