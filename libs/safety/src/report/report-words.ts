import { useLingui } from '@lingui/react/macro';
import type { ReportOutcome } from '@parlour/models/safety/decisions';
import type { ReportCategory, ReportTarget, ToldReportState } from '@parlour/models/safety/reports';

/** Why something may be reported, as a member says it. */
export function useCategoryWords(): Record<ReportCategory, string> {
  const { t } = useLingui();
  return {
    fake_or_impersonation: t`Fake profile, or somebody else’s`,
    scam_or_spam: t`Asks for money, sells or advertises`,
    harassment: t`Insults or harassment`,
    threat: t`Threats or violence`,
    minor: t`Somebody under age`,
    unwanted_sexual: t`Sexual things I did not want`,
    private_images: t`Pictures shown without consent`,
    illegal: t`Something against the law`,
    other: t`Something else`,
  };
}

/** What was reported, by its kind: several reports for one reason are told apart. */
export function useTargetWords(): Record<ReportTarget, string> {
  const { t } = useLingui();
  return { profile: t`A profile`, photo: t`A photo`, message: t`A message`, conversation: t`A conversation` };
}

/** What is reported, by name where it is known. */
export function useReportTitle(): (type: ReportTarget, name?: string) => string {
  const { t } = useLingui();
  return (type, name) => {
    if (type === 'profile') return name ? t`Report ${name}` : t`Report this profile`;
    if (type === 'photo') return t`Report this photo`;
    return type === 'message' ? t`Report this message` : t`Report this conversation`;
  };
}

/** What a reporter is told of a report. */
export function useReportState(): (status: ToldReportState, outcome: ReportOutcome | null) => string {
  const { t } = useLingui();
  const outcomes: Record<ReportOutcome, string> = {
    no_violation: t`We found nothing against our terms.`,
    content_removed: t`We have removed it.`,
    warned: t`We have warned the member.`,
    suspended: t`We have suspended the member.`,
    banned: t`We have closed the account.`,
  };
  return (status, outcome) => {
    if (status === 'reversed') return t`We looked at it again and took our decision back.`;
    if (status === 'decided' && outcome) return outcomes[outcome];
    return status === 'received' ? t`Received. A person looks at it soon.` : t`A person is looking at it.`;
  };
}
