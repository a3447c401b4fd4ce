import type { Locator, Page } from '@playwright/test';
import { dismissalsCookie } from '../../../../libs/models/src/alerts/dismissals.ts';
import { alert, expectNone, offer, offerInFull, stay } from '../acts/alert-places.ts';
import { joinByCall } from '../acts/join-by-call.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectAwake } from '../support/awake.ts';
import { longer, onPhoneAndDesk } from '../support/devices.ts';
import { publishSister } from '../support/publish-sister.ts';
import { expect, test } from '../support/test.ts';

test.describe('the offer of the first hours', () => {
  const timeLeft = (place: Locator) => place.getByRole('timer');
  let endingSite: string;

  test.beforeAll(async () => {
    endingSite = await publishSister('default', 'Short Offer', { welcome: null });
  });

  /** Somebody new who has put nothing away, on a page whose clock the test moves. */
  async function join(page: Page, site: string, name: string): Promise<void> {
    await joinByCall(page, site, name);
    await page.context().clearCookies({ name: dismissalsCookie });
    await page.clock.install();
  }

  const secondsIn = async (timer: Locator): Promise<number> => {
    const [hours = 0, minutes = 0, seconds = 0] = (await timer.innerText()).split(':').map(Number);
    return (hours * 60 + minutes) * 60 + seconds;
  };

  onPhoneAndDesk(
    'counts down in its line, and opens in full after forty seconds, once',
    async ({ visit, device }) => {
      const page = await visit(endingSite);
      await join(page, endingSite, `Hurried ${device}`);

      await test.step('a line with the time that is left', async () => {
        await stay(page, '/members', 0);
        await expect(offer(page)).toContainText('Welcome offer: 25% off your first package');
        await expect(timeLeft(offer(page))).toHaveText(/^03:5\d:\d\d$/);
        const before = await secondsIn(timeLeft(offer(page)));
        // The server, whose clock has not run ahead, would set the page's right before it is read.
        await page.route('**/api/user.php', () => {});
        await page.clock.fastForward(20_000);
        await expect.poll(() => secondsIn(timeLeft(offer(page)))).toBeLessThanOrEqual(before - 20);
        await page.unroute('**/api/user.php');
        await expectNone(page, offerInFull(page));
      });

      await test.step('in full, after forty seconds', async () => {
        await page.clock.fastForward(21_000);
        await expect(offerInFull(page)).toContainText('Act fast: this offer is for your first 4 hours here.');
        await expect(offerInFull(page)).toContainText('Ends on');
        await expect(timeLeft(offerInFull(page))).toHaveText(/^03:5\d:\d\d$/);
        await expectAccessible(page);
      });

      await test.step('put away, it stays away, and the line stays', async () => {
        await offerInFull(page).getByRole('button', { name: 'Not now' }).click();
        await expect(offerInFull(page)).toBeHidden();
        for (const address of ['/members', '/likes', '/chats', '/premium']) {
          await stay(page, address, 60);
          await expectNone(page, offerInFull(page));
        }
      });

      await test.step('it leads to the packages, with the discount in their prices', async () => {
        await offer(page).getByRole('link', { name: 'See the packages' }).click();
        await expect(page).toHaveURL(/\/credits$/);
        await expect(page.getByRole('main')).toContainText('Welcome offer: 25% off your first package');
        await expect(page.getByRole('main')).toContainText('Applied below.');
      });
    },
    { rare: true },
  );

  test('says beside the clock where an offer as good follows', { tag: longer }, async ({ visit }) => {
    const page = await visit('default');
    await join(page, 'default', 'Unhurried');
    await stay(page, '/members', 41);
    await expect(timeLeft(offer(page))).toHaveText(/^03:5\d:\d\d$/);
    await expect(offer(page)).toContainText('After that, an offer as good follows.');
    await expect(offerInFull(page)).toContainText(/Runs until .+; after that, an offer as good follows\./);
    await offerInFull(page).getByRole('link', { name: 'See the packages' }).click();
    await expect(page).toHaveURL(/\/credits$/);
    await stay(page, '/members', 60);
    await expectNone(page, offerInFull(page));
  });

  test('opens nowhere but among the members', { tag: longer }, async ({ visit }) => {
    const page = await visit('default');
    await join(page, 'default', 'Elsewhere');
    await page.goto('/settings');
    await expectAwake(alert(page, 'Your photo'));
    await page.clock.fastForward(60_000);
    await expect(offer(page)).toHaveCount(0);
    await expectNone(page, offerInFull(page));
  });
});
