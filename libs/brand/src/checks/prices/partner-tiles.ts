import { rule } from '../rule.ts';

/** Partners' tiles that everybody can read, each once, and none that nobody will see. */
export const partnerTilesRule = rule(
  ['member_resell', 'partner_tiles', 'domain_language'],
  ({ member_resell, partner_tiles: tiles, domain_language }, report) => {
    tiles.forEach(({ id, labels }, index) => {
      if (labels[domain_language] === undefined) {
        const reason = `it has no words in ${domain_language}, which stand in where a language is missing`;
        report(['partner_tiles', index, 'labels'], reason, `add ${domain_language}`);
      }
      if (tiles.findIndex((other) => other.id === id) !== index)
        report(['partner_tiles', index, 'id'], `${id} stands here twice`, 'give it another id');
    });
    if (member_resell && tiles.length === 0)
      report(
        ['partner_tiles'],
        'member_resell is on, and there is no tile to show',
        'add tiles, or switch it off',
        'warning',
      );
    if (!member_resell && tiles.length > 0)
      report(
        ['partner_tiles'],
        'nobody sees these while member_resell is off',
        'switch it on, or take them out',
        'warning',
      );
  },
);
