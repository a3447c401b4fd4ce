import type { ProfileFields } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { mayUseName, nameKey } from '@parlour/models/account/sign-up/name';
import { isReservedName } from '@parlour/models/account/sign-up/reserved-name';
import type { ReviewStatus } from '@parlour/models/profile/review-status';
import { inTransaction } from '@parlour/server-bus';
import type { Transaction } from '@parlour/server-db/brand-database';
import { isUniqueViolation } from '@parlour/server-db/sql-state';
import type { MemberContext } from '@parlour/server-kit/calls/call-context';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuseFields } from '@parlour/server-kit/calls/refusal';
import { openProfile } from '../access.ts';
import type { ProfilePorts } from '../ports.ts';
import { isDraft, profileReply } from '../profile-reply.ts';
import { refusedDigest } from './refused-text.ts';
import {
  findProfile,
  lockAboutMe,
  renameMember,
  updateProfile,
  type ProfileChanges,
  type ProfileRow,
} from '../store/profiles.ts';

/** Changes the named fields, all of them or none; those that the schema lets through and that are wrong are named at once. */
export const saveProfileCall = (ports: ProfilePorts) =>
  handle(saveProfile, async ({ body }, context) => {
    const { brand, db, viewer } = context;
    const before = await findProfile(db, brand.id, viewer.id);
    const changed = withoutUnchanged(body, before);
    const wrong = wrongFields(changed, context);
    const verdict = body.about_me ? await ports.judgeText(body.about_me, brand) : 'approved';
    await inTransaction(context, async ({ trx }) => {
      const { date_of_birth: _, ...changes } = changed;
      if (
        changes.name !== undefined &&
        !wrong.name &&
        !(await renameMember(
          trx,
          { brand: brand.id, memberId: viewer.id },
          { name: changes.name, nameKey: nameKey(changes.name) },
        ))
      )
        wrong.name = 'name_taken';
      if (Object.keys(wrong).length > 0) throw refuseFields(wrong);
      const judged = body.about_me === undefined ? {} : await judgedText(trx, context, body.about_me, verdict);
      await updateProfile(trx, brand.id, viewer.id, { ...changes, ...judged });
    }).catch(nameTakenMeanwhile);
    return { profile: await profileReply(ports, context, await openProfile(context, undefined)) };
  });

/** A form sends along what stays as it was, and that was taken by the rules and the brand's choices of its time. */
function withoutUnchanged(body: ProfileFields, before: ProfileRow | null): ProfileFields {
  const changed = { ...body };
  for (const field of ['name', 'gender', 'sexuality', 'date_of_birth'] as const)
    if (changed[field] === before?.[field]) delete changed[field];
  return changed;
}

/**
 * What becomes of the text about oneself. One that stays as it was keeps its state and its place in the moderators' queue,
 * but for a draft, which is said by being saved. A refused one does not come back, nor after another has stood in its place.
 */
async function judgedText(
  trx: Transaction,
  { brand, viewer, now }: MemberContext,
  text: string | null,
  verdict: ReviewStatus,
): Promise<ProfileChanges> {
  const kept = await lockAboutMe(trx, brand.id, viewer.id);
  if (kept.about_me === text && !isDraft(kept)) return {};
  const isRefused = text !== null && kept.about_me_refused === refusedDigest(text);
  const status = isRefused ? 'rejected' : verdict;
  return {
    about_me_status: status,
    about_me_pending_since: status === 'pending' ? now : null,
    about_me_settled_by: null,
    about_me_settled_at: null,
  };
}

/** What the schema cannot know: what is new, the brand's choices, and that the date of birth stays. */
function wrongFields(changed: ProfileFields, { brand }: MemberContext): Record<string, ErrorCode> {
  const { genders, sexualities } = brand.settings;
  const wrong: Record<string, ErrorCode> = {};
  const naming = changed.name === undefined ? null : mayUseName(changed.name);
  if (naming?.ok === false) wrong.name = naming.refusal;
  else if (changed.name !== undefined && isReservedName(changed.name, brand.settings.name)) wrong.name = 'name_taken';
  if (changed.gender !== undefined && !genders.includes(changed.gender)) wrong.gender = 'value_unknown';
  if (changed.sexuality && !sexualities.includes(changed.sexuality)) wrong.sexuality = 'value_unknown';
  if (changed.date_of_birth !== undefined) wrong.date_of_birth = 'dob_locked';
  return wrong;
}

/** Two members who take the same name at once: the table's own check decides. */
function nameTakenMeanwhile(error: unknown): never {
  if (isUniqueViolation(error, 'members_name')) throw refuseFields({ name: 'name_taken' });
  throw error;
}
