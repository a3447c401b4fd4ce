import type { WhoCanMessage } from '@parlour/models/chat/who-can-message';
import type { PhotoVisibility } from '@parlour/models/profile/photo-visibility';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import type { Gender, Sexuality } from '@parlour/models/profile-fields';
import type { Generated } from 'kysely';

export interface ProfilesTable {
  brand: string;
  member_id: string;
  name: string;
  gender: Gender;
  sexuality: Sexuality | null;
  /** YYYY-MM-DD */
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  interests: Generated<string[]>;
  hair_color: string | null;
  eye_color: string | null;
  body_type: string | null;
  relationship_status: string | null;
  tattoos: string | null;
  about_me: string | null;
  about_me_status: Generated<ReviewStatus>;
  /** Since when the text waits for somebody who reads it. */
  about_me_pending_since: Date | null;
  /** The digest of the text that was refused last, so that it does not come back. */
  about_me_refused: string | null;
  /** The moderator who approved or rejected the text as it stands; null where nobody did by itself. */
  about_me_settled_by: string | null;
  about_me_settled_at: Date | null;
  status: 'disabled' | 'active';
  fictional: Generated<boolean>;
  demo: Generated<boolean>;
  photo_verified: Generated<boolean>;
  age_verified: Generated<boolean>;
  main_photo_id: string | null;
  photos_total: Generated<number>;
  invisible: Generated<boolean>;
  show_to_visitors: Generated<boolean>;
  show_online: Generated<boolean>;
  show_age: Generated<boolean>;
  show_city: Generated<boolean>;
  read_receipts: Generated<boolean>;
  blur_images: Generated<boolean>;
  blur_incoming: Generated<boolean>;
  who_can_message: Generated<WhoCanMessage>;
  hidden_words: Generated<string[]>;
  created_at: Date;
  active_at: Date;
  /** The first visit of a week by somebody who keeps visits back; once the week is over, `active_at` tells of the week. */
  hidden_visit_at: Date | null;
}

export interface PhotosTable {
  brand: string;
  id: string;
  member_id: string;
  kind: Generated<'profile' | 'chat'>;
  storage_key: string;
  /** pixels, as is height */
  width: number;
  height: number;
  thumbhash: string | null;
  /** Of its pixels, by which the same picture is known again; null where it came before that was kept. */
  digest: string | null;
  status: ReviewStatus;
  reject_code: string | null;
  visibility: Generated<PhotoVisibility>;
  position: number;
  is_main: Generated<boolean>;
  /** It was the main photo until a moderator rejected it, and nobody has chosen another since. */
  was_main: Generated<boolean>;
  /** The moderator who approved or rejected it as it stands; null where nobody did by itself. */
  settled_by: string | null;
  settled_at: Date | null;
  created_at: Generated<Date>;
}
