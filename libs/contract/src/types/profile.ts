import { z } from 'zod';
import { reviewStatuses } from '@parlour/models/profile/review-status';
import { sexualities } from '@parlour/models/profile-fields';
import { Code, Image } from './image.ts';
import { Country, Gender, Id, IsoDate, Money } from './scalars.ts';

export const ProfileCard = z.object({
  id: Id,
  name: z.string(),
  /** Null where somebody keeps it to themselves (contract B9, `show_age`). */
  age: z.int().nullable(),
  gender: Gender,
  country: Country,
  region: z.string().nullable(),
  city: z.string().nullable(),
  main_image: Image.nullable(),
  status: z.enum(['active', 'disabled']),
  fictional: z.boolean(),
  /** A member of the demonstration world, who is answered for by a program. */
  demo: z.boolean(),
  verified: z.object({ photo: z.boolean(), age: z.boolean() }),
  online: z.enum(['now', 'today', 'week']).nullable(),
  distance_band: z.enum(['same_city', 'same_region', 'country', 'abroad']).nullable(),
  like_sent: z.boolean().optional(),
  like_new: z.boolean().optional(),
});

/** May the viewer write to this person now, why not, and what does it cost (contract part 7). */
export const CanSend = z.object({
  allowed: z.boolean(),
  reason: Code.nullable(),
  cost: z.object({ text: z.int(), image: z.int() }),
  money: z.object({ text: Money.nullable(), image: Money.nullable() }),
  /**
   * What one credit is worth to this member, in millionths of a minor unit: for acts that are chosen later, such as gifts,
   * `priceOfAct` says their price in money (contract part 0, 14). Null where the country has no packages.
   */
  credit_price: z.object({ millionths: z.int(), currency: z.string() }).nullable(),
  free_left: z.int().nullable(),
  warn_not_confirmed: z.boolean(),
});

export const Relation = z.object({
  like_sent: z.boolean(),
  like_received: z.boolean(),
  match: z.boolean(),
  blocked_by_me: z.boolean(),
  conversation_id: Id.nullable(),
  can_send: CanSend,
});

export const Profile = /* @__PURE__ */ ProfileCard.extend({
  sexuality: z.enum(sexualities).nullable(),
  date_of_birth: IsoDate.optional(),
  interests: z.array(z.string()),
  hair_color: z.string().nullable(),
  eye_color: z.string().nullable(),
  body_type: z.string().nullable(),
  relationship_status: z.string().nullable(),
  tattoos: z.string().nullable(),
  about_me: z.string().nullable(),
  about_me_status: z.enum(reviewStatuses),
  photos: z.array(Image),
  photos_total: z.int(),
  /** For the owner: how the brand wishes the fields to be filled in. */
  notes: z.array(z.string()).optional(),
  completeness: z.int().optional(),
  /** For the owner: words of the sign-up (`pending`), which nobody checks or sees before they are saved. */
  about_me_draft: z.boolean().optional(),
  relation: Relation.optional(),
});

export type ProfileCard = z.output<typeof ProfileCard>;
export type CanSend = z.output<typeof CanSend>;
export type Relation = z.output<typeof Relation>;
export type Profile = z.output<typeof Profile>;
