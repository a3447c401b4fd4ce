import { Trans } from '@lingui/react/macro';
import type { CallFormState } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { CheckboxField, Stack, TextLink } from '@parlour/ui';
import type { signUpForm } from './sign-up-shape.ts';

export type SignUpFormState = CallFormState<ReturnType<typeof signUpForm>['schema']>;

/**
 * What nobody can join without: being old enough, the texts, and the consent that data about sexuality needs (GDPR, article 9).
 * The texts open beside the form, which would be empty after the way back.
 */
export function Consents({ state }: { state: SignUpFormState }) {
  const { settings } = useSite();
  const age = settings.min_age;
  const terms = addresses.page.href({ slug: 'terms' });
  const privacy = addresses.page.href({ slug: 'privacy' });
  return (
    <Stack $gap={1}>
      <CheckboxField
        {...state.checkbox('agree')}
        label={
          <Trans>
            I am {age} or over and accept the{' '}
            <TextLink href={terms} target="_blank">
              terms
            </TextLink>{' '}
            and the{' '}
            <TextLink href={privacy} target="_blank">
              privacy notice
            </TextLink>
            .
          </Trans>
        }
      />
      <CheckboxField
        {...state.checkbox('special_data')}
        label={
          <Trans>
            What I tell here may say something about my sexuality. I agree that it is used to run my account, and I can
            take that back at any time.
          </Trans>
        }
      />
      <input type="hidden" name="terms_version" value={settings.terms_version} />
    </Stack>
  );
}
