import { z } from 'zod';
import { landerTypes, landerVariants } from '@parlour/models/account/landers';
import { defineCall, type ReplyOf } from '../../define-call.ts';
import { ProfileCard } from '../../types/profile.ts';

/** One lander of the brand (contract C4). Pictures and clips are files of the page that shows them. */
export const getLander = defineCall({
  method: 'GET',
  path: '/api/lander.php',
  who: 'anyone',
  query: z.strictObject({
    type: z.string('value_unknown'),
    slug: z.string('value_unknown').optional(),
    /** As it stands in the address, under which the lander is one on a member; nobody has to be there. */
    profile_id: z.string('value_unknown').optional(),
  }),
  reply: z.object({
    /** A first impression as this brand shows it. Words that the brand leaves open are null: the page has its own. */
    lander: z.object({
      type: z.enum(landerTypes),
      slug: z.string().nullable(),
      variant: z.enum(landerVariants),
      headline: z.string().nullable(),
      lead: z.string().nullable(),
      /** The words on the button that joins. */
      cta: z.string().nullable(),
      /** Whose lander it is, where that member agreed to be seen by visitors. */
      profile: ProfileCard.nullable(),
      /** Whether that member takes a first message from somebody who joins now; false where nobody is shown. */
      takes_message: z.boolean(),
      /**
       * Members who agreed to be seen by visitors, as many as it shows; where there are too few, people are drawn and said to
       * be drawn.
       */
      profiles: z.array(ProfileCard),
    }),
  }),
  errors: ['lander_not_found'],
});

export type Lander = ReplyOf<typeof getLander>['lander'];
