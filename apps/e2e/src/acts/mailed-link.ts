import { linkIn, mailTo } from '../support/kept-mails.ts';
import { expect } from '../support/test.ts';

/** The link to a page in the newest mail to somebody, once that mail has one: others may have come before it. */
export async function mailedLink(brand: string, address: string, page: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = linkIn(await mailTo(brand, address), page);
  }).toPass({ timeout: 30_000 });
  return link;
}
