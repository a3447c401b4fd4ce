import type { SiteDirectory } from '@parlour/server-kit/sites';

interface ShownLogin {
  brand: string;
  login: string;
  password: string;
  premium: boolean;
}

/** Tells whoever started the server where the sites are and, in the demo, with which accounts to try them. */
export function announce(sites: SiteDirectory, logins: readonly ShownLogin[]): void {
  for (const { brand, origin } of sites.all) {
    console.log(`\n${brand.settings.name}  ${origin}`);
    for (const { login, password, premium } of logins.filter((account) => account.brand === brand.id)) {
      console.log(`  ${premium ? 'premium' : 'free   '}  ${login}  ${password}`);
    }
  }
  if (logins.length > 0) console.log(`\nMails: /dev/mailbox on each site, such as ${sites.all[0]?.origin}/dev/mailbox`);
  console.log('\nReady.');
}
