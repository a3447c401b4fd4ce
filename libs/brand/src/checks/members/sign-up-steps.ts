import { profileFacts } from '@parlour/models/profile-fields';
import { rule } from '../rule.ts';

/** What everybody must do to join, everybody can do: a required step counts as done by what the profile then says. */
export const signUpStepsRule = rule(
  ['required_signup_steps', 'visible_profile_fields', 'photos_free'],
  ({ required_signup_steps, visible_profile_fields: visible, photos_free }, report) => {
    const asksFacts = profileFacts.some((fact) => visible.includes(fact));
    required_signup_steps.forEach((step, index) => {
      const path = ['required_signup_steps', index];
      if (step === 'photo' && photos_free === 0)
        report(path, 'nobody may have a photo before paying', 'take it out, or set photos_free to at least 1');
      if (step === 'personal' && !asksFacts)
        report(path, 'it asks for nothing', `take it out, or show one of ${profileFacts.join(', ')}`);
    });
  },
);
