// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { ErrorCode } from '@parlour/contract/error-codes';
import type { Profile } from '@parlour/contract/types/profile';
import { profileOf } from '@parlour/testing/page-data';
import { AboutStep } from './about-step.tsx';
import { LocationStep } from './location-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { goOn, stepLeftOpen, sent } from './profile-steps.fixture.tsx';

/** How the server refuses to mark a step that was left empty. */
const missing = (field: string, code: ErrorCode) =>
  new ApiError(422, { code: 'step_required', fields: { [field]: code } });

describe('the steps of the profile', () => {
  it('save a region and a city', async () => {
    const page = stepLeftOpen(LocationStep, {
      'PUT /api/location.php': () => ({ location: { country: 'NL', region: 'nl-utrecht', city: 'Zeist' } }),
    });
    await userEvent.selectOptions(await screen.findByLabelText(/^Province/), 'Utrecht');
    await userEvent.type(screen.getByLabelText(/^City/), 'Zeist');
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toEqual({ country: 'NL', region: 'nl-utrecht', city: 'Zeist' });
  });

  it('say at its field what is wrong with a place, and stay', async () => {
    const page = stepLeftOpen(LocationStep, {
      'PUT /api/location.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { region: 'region_unknown' } });
      },
    });
    await goOn();
    expect(await screen.findByText('Choose a region from the list.')).toBeTruthy();
    expect(page.onSaved).not.toHaveBeenCalled();
  });

  it('ask for a region that the brand requires, without a way round, and say at its field that it is missing', async () => {
    stepLeftOpen(
      LocationStep,
      { 'PUT /api/location.php': () => ({ location: { country: 'NL', region: null, city: null } }) },
      { isRequired: true, onSaved: () => Promise.reject(missing('region', 'region_unknown')) },
    );
    const region = await screen.findByLabelText<HTMLSelectElement>(/^Province/);
    expect(region.labels[0]?.textContent).toBe('Province');
    expect(region.required).toBe(true);
    expect(region.options[0]?.text).toBe('Choose');
    await goOn();
    expect(await screen.findByText('Choose a region from the list.')).toBeTruthy();
    expect(document.activeElement).toBe(region);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['facts', PersonalStep, 'Hair colour', missing('hair_color', 'value_unknown')],
    ['words', AboutStep, 'About me', missing('about_me', 'message_empty')],
  ])('say at the first field that the %s are missing which the brand requires', async (_, Step, label, refusal) => {
    stepLeftOpen(
      Step,
      { 'PUT /api/profile.php': () => ({ profile: profileOf('Lucas') }) },
      { isRequired: true, onSaved: () => Promise.reject(refusal) },
    );
    const field = await screen.findByLabelText(label);
    await goOn();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
  });

  it('save the facts that are told, and nothing for the others', async () => {
    const page = stepLeftOpen(PersonalStep, {
      'PUT /api/profile.php': () => ({ profile: profileOf('Lucas', { hair_color: 'grey' }) }),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Hair colour'), 'Grey');
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toMatchObject({ hair_color: 'grey', eye_color: null });
    expect(sent(page)[0]?.body).not.toHaveProperty('name');
  });

  it('say that the words of the sign-up are a draft, and save it as it is', async () => {
    const draft = { about_me: 'I sail.', about_me_status: 'pending', about_me_draft: true } as const;
    const page = stepLeftOpen(
      AboutStep,
      { 'PUT /api/profile.php': ({ body }) => ({ profile: profileOf('Lucas', body as Partial<Profile>) }) },
      { profile: draft },
    );
    expect(await screen.findByText('This is a draft. Save it to show it to others.')).toBeTruthy();
    await goOn();
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledOnce());
    expect(sent(page)[0]?.body).toMatchObject({ about_me: 'I sail.' });
  });

  it('begin the words about oneself with those of the sign-up, and refuse contact details at their field', async () => {
    const page = stepLeftOpen(AboutStep, {}, { profile: { about_me: 'I sail.' } });
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(text.value).toBe('I sail.');
    await userEvent.type(text, ' Write to tom@example.com');
    await goOn();
    expect(await screen.findByText('Leave out phone numbers, addresses and links.')).toBeTruthy();
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(sent(page)).toEqual([]);
  });
});
