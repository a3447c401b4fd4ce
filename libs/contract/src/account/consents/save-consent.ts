import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { ConsentKind } from '../../types/user.ts';
import { Consents } from './get-consents.ts';

/**
 * Gives a consent or takes it back (contract A16). A visitor decides about counting on this device and about nothing else;
 * what nobody can be a member without is taken back by leaving.
 */
export const saveConsent = defineCall({
  method: 'PUT',
  path: '/api/consents.php',
  who: 'anyone',
  body: z.strictObject({
    kind: z.enum(ConsentKind.options, 'value_unknown'),
    version: z.string('value_unknown').min(1, 'value_unknown').max(40, 'value_unknown'),
    given: z.boolean('value_unknown'),
  }),
  reply: Consents,
  errors: ['authentication_required', 'consent_needed_for_service', 'terms_outdated'],
});
