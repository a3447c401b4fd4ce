import { checksum } from './migrate.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema with its checksum, as databases of members keep it. A line is added with its step, and never changed. */
const releasedSteps: Readonly<Record<string, string>> = {
  '0001-initial': 'c8804aab08013f24725ac9ee7a68722da2ce3901ae37c985722f8f736011e833',
  '0002-published-before': '3b351ddd8ec2d4cffb54c1c6435528d7fe445fb1cd0377a5b1835ae1ebcdf1d4',
  '0003-lighter-chat': '009e6e662c46500e881fdf8e105f0c88ab50e17e3b095df20253e14c85326b5a',
  '0004-mail-requests': '985baef047bf380eb2930aa882be0cc359a5d36d346cc7a19875aa7d2fa40ee8',
  '0005-inquiries-and-counts': '6d8679bb04f3e90b63905b598593d5ccb4b86046e6ba68cd404426585138fc06',
  '0006-search-indexes': '14a11ad1d2df262561867b50a3098e890bccff352c0aa5a9bff0a25b14fe0b0c',
  '0007-swipes': '9d0637282221193debf8153178cc4902cf86bfe9436c47f8e0c227e73b7f6537',
  '0008-notifications': '7e7f862208e9f5e580134758244e19e2a88ee219ab0f8cac472166f3e6a67499',
  '0009-match-finder': '008689db043a5c2ecc3e5c9b10ec53426f8af9afde6328f97fa2b0ebac5b94c9',
  '0010-leaving': 'ea4601cf34862eb41e720f109440accc2961b4e2a1d0d6ddec890f28a498282e',
  '0011-moderation': '408189479dc30c62cdd47a2f7c706965d9c14ef250daace5ddf06d1b5563535c',
  '0012-gifts': 'fb2b9fa0a66a829c4fa931eaa92ebd65c16ec0025e8b3872dd0e8b66ff546517',
  '0013-evidence-term': '26cd3e65dba3da90bc57105135b529a593cb8313ca8cd265c9fdfc30964d375d',
  '0014-untold-messages': 'f4a5f8d9d9087b2d21bba6c910f964de29bc684a1eed087bb9676186ed023953',
  '0015-purges': 'e03bd53247d6f49291c28fa1104bc8c4a585883ae6ec5a6e5689dd59f23d6b09',
  '0016-state-before-block': 'bf288b40510592f58299ffeebd3a30c4521fb7685439a737f04203f4650e032c',
  '0017-erasing-in-turn': 'e382afcd30b5ee496c98404b0f77cb257eefecc62b1a020f1dc5b39b8288ff5b',
  '0018-codes-in-capitals': 'b320ce62ca1a9cff166d44e0a6dd5836c26ee25876930ea4e8ac13063ff00509',
  '0019-names-alike': '1d528d878f76398282c5ae1b8a114491a2e6592d49101f476c72d6a3414f34e9',
  '0020-checked-in-turn': 'f90494098c50c5b788e381c5c8f31a183f2461b0abba50ae7f901c60658b9eb0',
  '0021-ages-in-searches': '8dec0a59b1950a945c7eda9e4c94ff67be9ad57f90000adbf88b141511d019ad',
  '0022-refused-texts': '3eea4cd5f6e04f3e8fa9c0bfb904e0fc25aff876029d524b27f341af510dae4d',
  '0023-domains-in-one-move': 'd180af821a20de1b6bc6207771d85f59750c2205d149e9cf762befe648c82a4d',
  '0024-hidden-messages': '6f4bad2b389d528567071d23eec3c14737b77c20a7de140a4d7d9c01bbb5f6ec',
  '0025-removed-messages': 'a8c59aa4ad79e567107e2d092301fda355c7f7c162df4fd72ef7d4fa42c49093',
  '0026-requests': '875ad249442c718f98480d6a1b5913cc7b63d2926cf29099a5008bf95c98ef6b',
  '0027-completed-rechecks': '0d4363986802da2a4ddf6a7dfc20cb487e48e96c73d3d80c3d16755627bff5a2',
  '0028-matched-since': '17bd2ee7484957f07c74eb3624eaba927f18f2201be98e856e7fb2d1df9574eb',
  '0029-reopened-accounts': '38f7b49bdc16fd780896b738d8723d009eba975bcfa7ac5fa966d65146746e11',
  '0030-seen-prices': 'edeec800af7a4fdd5d65606de043a14e51ae8060a5f445cea005fdabe1c61c7b',
  '0031-forgotten-browsers': 'bd037ea0d070a8abd5923d50678f89865bec13ea382a9a35f9c6ed5e631d1367',
  '0032-reports-decided-again': 'b486bb94aa4662679780d7c11e42cc083b79f63eb6ee03157ec8be3894b347eb',
  '0033-photos-in-conversations': 'df2c0920ff210824fbeb7be504b381b9504984e5c0ca4666d66b911b65948c2a',
  '0034-refunds-of-nothing': '719147e73dbf362b35d4c28379c8a3f79074049cefa028b622e727a993ddd8ee',
  '0035-production-mark': 'c344761f8bbc9d7dfec058efd515022c498d32aa199d41fce17778b09033ebd1',
  '0036-waiting-complaints': '96ace92fb6a046c1aa35f72da6eefda078de6e583edf7b40bcfe9be469513588',
  '0037-terms-and-corrections': 'f409e4f166dc553751653b2d1f447bf6b6728077809a2ca4a006c7ce7fd60154',
  '0038-known-again': '566aeadf7d2aa9755dff9f917ee492e6c856aa92236334d0553c9a4b333b5ac9',
  '0039-returned-sums': '8d8169dd5ed4a27d53acb11e3bc7118bb237f163e64ea727b9a900844cefe9cb',
  '0040-who-decided': '037646384fb3747f13ce8b5739f246ec6a752b3af44207a1e3f733a07fc54665',
  '0041-rare-latin-names': 'da81f0bf538dd75312020a9b70c40fd934fbcd585bdb70c6274bb1d4b4d5da31',
  '0042-refused-everywhere': 'ce18e25da55e9220c002184016df2c9e69e892e87fb3ffcf21a5991e17d59eda',
  '0043-hidden-visits': '51afa9fdcae9c84cfd83ce7d51567171c4aee58d5d2bae36c91bbff66c709fdd',
  '0044-reviewers-terms-and-mail-orders': '54b44af8151909523c3f2f7012d885c046063ee3a50c2e5ad6fae819fe46df6b',
  '0045-taken-back-together': '5b710f5b4930b014d1c8c11d6928e493d99b246b5c5429ebf1ff6f7eec33ccb4',
  '0046-law-named': 'e4b592ab722d212b8e4c5fe5becb5622a7b9f5c2d702779a1ff668ebdf0529f7',
};

/** What is wrong with steps, by those that were released, with the way out of it. */
export function releaseProblems(steps: readonly Migration[], released = releasedSteps): string[] {
  const changed = steps
    .filter((step) => released[step.name] !== checksum(step))
    .map((step) =>
      step.name in released
        ? `${step.name} was changed: databases that took it refuse to start. Put it back, comments too, and write a further step.`
        : `${step.name} is new: once it is done, add '${step.name}': '${checksum(step)}' to releasedSteps.`,
    );
  const gone = Object.keys(released).filter((name) => !steps.some((step) => step.name === name));
  return [...changed, ...gone.map((name) => `${name} is gone: databases that took it refuse to start. Put it back.`)];
}
