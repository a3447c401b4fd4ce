import type { CallFormResult } from '@parlour/api-client/call-form';
import type { EditedPart } from '@parlour/contract/profile/part-address';
import type { Profile } from '@parlour/contract/types/profile';

/** What the form of a part gets. */
export interface PartFormProps {
  profile: Profile;
  /** What the route action answered to it. */
  lastResult?: CallFormResult;
}

/** What every part of the own profile gets. */
export interface PartProps extends PartFormProps {
  /** The part whose form is open. */
  edited: EditedPart | null;
  /** The part that was saved without JavaScript. */
  done: EditedPart | null;
}
