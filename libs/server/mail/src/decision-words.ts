import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionGround, ModerationRule, ReportOutcome } from '@parlour/models/safety/decisions';
import type { Reversal, StatedMeasure, StillStanding } from './letter.ts';

/** What was done, as whom it is about reads it. */
export const measureWords = {
  photo_removed: msg`We have removed a photo of yours.`,
  text_removed: msg`We have removed what you say about yourself in your profile.`,
  message_removed: msg`We have removed a message of yours.`,
  gift_removed: msg`We have removed a gift that you sent.`,
  messages_removed: msg`We have removed messages of yours.`,
  message_held: msg`We have held back a message of yours.`,
  warned: msg`This is a warning. Nothing of yours was removed.`,
  warned_of_copies: msg`This is a warning. We have removed the picture wherever else you had it.`,
  suspended: msg`Your account is suspended.`,
  banned: msg`Your account is closed for good.`,
} satisfies Record<StatedMeasure, MessageDescriptor>;

export const groundWords = {
  illegal: msg`This is against the law.`,
  terms: msg`This is against our terms.`,
} satisfies Record<DecisionGround, MessageDescriptor>;

/** The rules by the sentence that a member reads. */
export const ruleWords = {
  fake_or_impersonation: msg`A profile shows who you are, and nobody else.`,
  scam_or_spam: msg`Nobody asks for money, sells or advertises here.`,
  harassment: msg`Nobody is insulted, pressured or stalked here.`,
  threat: msg`Nobody is threatened here.`,
  minor: msg`Nobody under age is here, or is shown or spoken of here in a sexual way.`,
  unwanted_sexual: msg`Nothing sexual is sent to somebody who has not asked for it.`,
  private_images: msg`Nobody’s pictures are shown without their consent.`,
  illegal: msg`Nothing that the law forbids is shown or offered here.`,
  contact_details: msg`Contact details do not belong in a profile.`,
  photo_of_somebody_else: msg`Your photos show yourself.`,
  other: msg`Our terms apply to everybody here.`,
} satisfies Record<ModerationRule, MessageDescriptor>;

/**
 * What a program saw that took a photo down: the facts of its decision, which are kept in the member's language as those of a
 * person are.
 */
export const knownPictureFacts = msg`The same picture was removed here before.`;

/** What became of a report, as its reporter reads it; of the other nothing more is told. */
export const outcomeWords = {
  no_violation: msg`We found nothing against our terms.`,
  reversed: msg`We have taken our decision about it back. What we told you of it before no longer holds.`,
  terms: {
    content_removed: msg`What you reported was against our terms. We have removed it.`,
    warned: msg`What you reported was against our terms. We have warned the member.`,
    suspended: msg`What you reported was against our terms. We have suspended the member.`,
    banned: msg`What you reported was against our terms. We have closed the member’s account.`,
  },
  illegal: {
    content_removed: msg`What you reported was against the law. We have removed it.`,
    warned: msg`What you reported was against the law. We have warned the member.`,
    suspended: msg`What you reported was against the law. We have suspended the member.`,
    banned: msg`What you reported was against the law. We have closed the member’s account.`,
  },
} satisfies Record<DecisionGround, Record<Exclude<ReportOutcome, 'no_violation'>, MessageDescriptor>> & {
  no_violation: MessageDescriptor;
  reversed: MessageDescriptor;
};

/** What is as it was before, once a decision was taken back. */
export const reversalWords = {
  photo: msg`Your photo is shown again.`,
  text: msg`Your text is shown again.`,
  account: msg`Your account is open again.`,
  record: msg`It no longer counts against you.`,
} satisfies Record<Reversal, MessageDescriptor>;

/** What will be as it was before, once the account is open that another decision keeps blocked. */
export const laterReversalWords = {
  photo: msg`Your photo is shown again once your account is open.`,
  text: msg`Your text is shown again once your account is open.`,
} satisfies Partial<Record<Reversal, MessageDescriptor>>;

/** What another decision keeps as it is, though one was taken back. */
export const standingWords = {
  account: msg`Another decision about your account still stands, so it stays blocked. If you see that one differently, use the complaint form.`,
  content: msg`Another decision still stands: what it removed stays removed.`,
} satisfies Record<StillStanding, MessageDescriptor>;
