import { FORM_TOKEN } from '@parlour/contract/form-token';
import { useSite } from '../site.ts';

/** What every form carries that is posted without scripts. */
export const FormToken = () => <input type="hidden" name={FORM_TOKEN} value={useSite().formToken} />;
