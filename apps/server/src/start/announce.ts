import type { DemoLogin } from '@parlour/server-demo';
import type { Site } from '@parlour/server-kit/sites/sites';

export interface Announcement {
  sites: readonly Site[];
  /** Accounts to try the sites with; none outside the demo. */
  logins: readonly DemoLogin[];
  /** True where mails are kept as files, false where they are sent. */
  keepsMails: boolean;
  /** True where credits can be bought. */
  sells: boolean;
  /** False where no proxy's word for whom it speaks for is taken. */
  trustsProxy: boolean;
}

/** Tells whoever started the server where the sites are, with which accounts to try them, and what is missing. */
export function announce({ sites, logins, keepsMails, sells, trustsProxy }: Announcement): void {
  for (const { brand, origin } of sites) {
    console.log(`\n${brand.settings.name}  ${origin}`);
    for (const { login, password, premium } of logins.filter((account) => account.brand === brand.id)) {
      console.log(`  ${premium ? 'premium' : 'free   '}  ${login}  ${password}`);
    }
  }
  if (logins.length > 0) {
    const keptMails = `/dev/mailbox on each site, such as ${sites[0]?.origin}/dev/mailbox`;
    console.log(`\nMails: ${keepsMails ? keptMails : 'sent by SMTP_URL'}`);
  }
  if (!sells) console.log('\nNobody can buy credits here: PAYMENT_PROVIDER is none.');
  if (!trustsProxy)
    console.log('\nTRUST_PROXY is not set: all who come through a proxy have its address, and one limit.');
  console.log('\nReady.');
}
