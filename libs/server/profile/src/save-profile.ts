import type { ProfileFields } from '@parlour/contract/profile/profile-fields';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { nameKey } from '@parlour/models/account/name';
import { inTransaction } from '@parlour/server-bus';
import type { MemberContext } from '@parlour/server-kit/call-context';
import { handle } from '@parlour/server-kit/handle';
import { refuseFields } from '@parlour/server-kit/refusal';
import { openProfile } from './access.ts';
import type { ProfilePorts, TextVerdict } from './ports.ts';
import { profileReply } from './profile-reply.ts';
import { findProfile, renameMember, updateProfile, type ProfileChanges, type ProfileRow } from './store/profiles.ts';

/** Changes the named fields, all of them or none; every wrong one is named at once. */
export const saveProfileCall = (ports: ProfilePorts) =>
  handle(saveProfile, async ({ body }, context) => {
    const { brand, db, viewer, now } = context;
    const before = await findProfile(db, brand.id, viewer.id);
    const wrong = wrongFields(body, context, before?.date_of_birth);
    const verdict = await verdictOnText(ports, brand, body.about_me, before);
    await inTransaction(context, async ({ trx }) => {
      if (
        body.name !== undefined &&
        !wrong.name &&
        !(await renameMember(trx, brand.id, viewer.id, body.name, nameKey(body.name)))
      )
        wrong.name = 'name_taken';
      if (Object.keys(wrong).length > 0) throw refuseFields(wrong);
      const { date_of_birth: _, ...changes } = body;
      await updateProfile(trx, brand.id, viewer.id, { ...changes, ...judgedText(verdict, now) });
    }).catch(nameTakenMeanwhile);
    return { profile: await profileReply(ports, context, await openProfile(context, undefined)) };
  });

/** What becomes of the text about oneself; a rejected one does not come back by being saved again. */
async function verdictOnText(
  { judgeText }: ProfilePorts,
  brand: MemberContext['brand'],
  text: string | null | undefined,
  before: ProfileRow | null,
): Promise<TextVerdict | undefined> {
  if (text === undefined) return undefined;
  if (text === null) return 'approved';
  const wasRejected = before?.about_me === text && before.about_me_status === 'rejected';
  return wasRejected ? 'rejected' : judgeText(text, brand);
}

/** A text that waits tells since when, for the moderators' queue. */
const judgedText = (verdict: TextVerdict | undefined, now: Date): ProfileChanges =>
  verdict ? { about_me_status: verdict, about_me_pending_since: verdict === 'pending' ? now : null } : {};

/** What the schema cannot know: the brand's choices, the member's address and date of birth. */
function wrongFields(
  body: ProfileFields,
  { brand }: MemberContext,
  dateOfBirth: string | undefined,
): Record<string, ErrorCode> {
  const { genders, sexualities } = brand.settings;
  const wrong: Record<string, ErrorCode> = {};
  if (body.gender !== undefined && !genders.includes(body.gender)) wrong.gender = 'value_unknown';
  if (body.sexuality && !sexualities.includes(body.sexuality)) wrong.sexuality = 'value_unknown';
  if (body.date_of_birth !== undefined && body.date_of_birth !== dateOfBirth) wrong.date_of_birth = 'dob_locked';
  return wrong;
}

const uniqueViolation = '23505';

/** Two members who take the same name at once: the table's own check decides. */
function nameTakenMeanwhile(error: unknown): never {
  if ((error as { code?: unknown }).code === uniqueViolation) throw refuseFields({ name: 'name_taken' });
  throw error;
}
