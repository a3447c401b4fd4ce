// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhoneField } from './phone-field.tsx';

const countries = [
  { code: 'DE', name: 'Germany', prefix: '49', trunk: '0' },
  { code: 'DK', name: 'Denmark', prefix: '45' },
] as const;

function renderField(defaultValue?: string) {
  const change = vi.fn();
  render(
    <form aria-label="Phone">
      <PhoneField
        label="Phone number"
        name="phone"
        countries={countries}
        countryLabel="Country code"
        defaultValue={defaultValue}
        onChange={change}
      />
    </form>,
  );
  return {
    change,
    country: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }),
    number: screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }),
  };
}

/** jsdom does not raise `formdata` where a form is read; browsers do. */
function sentBy(form: HTMLFormElement): FormData {
  const formData = new FormData(form);
  fireEvent(form, Object.assign(new Event('formdata'), { formData }));
  return formData;
}

describe('PhoneField', () => {
  it('hands out and sends E.164', async () => {
    const { change, number } = renderField();
    await userEvent.type(number, '0151 234');
    expect(number.value).toBe('0151 234');
    expect(change).toHaveBeenLastCalledWith('+49151234');
    expect(sentBy(screen.getByRole('form')).get('phone')).toBe('+49151234');
  });

  it('goes by keyboard from the country to the number', async () => {
    const { change, country, number } = renderField('+49151');
    await userEvent.tab();
    expect(document.activeElement).toBe(country);
    await userEvent.selectOptions(country, 'Denmark +45');
    expect(change).toHaveBeenLastCalledWith('+45151');
    await userEvent.tab();
    expect(document.activeElement).toBe(number);
  });

  it('follows a calling code that is filled in', async () => {
    const { change, country, number } = renderField();
    expect(number.autocomplete).toBe('tel');
    number.focus();
    await userEvent.paste('+45 20 12 34 56');
    expect(country.value).toBe('DK');
    expect(change).toHaveBeenLastCalledWith('+4520123456');
  });

  it('takes a stored number apart', () => {
    const { country, number } = renderField('+4520123456');
    expect(country.value).toBe('DK');
    expect(number.value).toBe('20123456');
  });
});
