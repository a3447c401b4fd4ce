/** Who runs the site of the stories and tests; the telephone number is as people write it. */
export const company = {
  name: 'Evening Company',
  address: 'Oudegracht 1',
  kvk: '12345678',
  city: 'Utrecht',
  country: 'NL',
  tradenames: ['Parlour', 'Evening Rooms'],
  vat_numbers: ['NL000000000B00'],
  support_phone: '+31 30-123 45 67',
  delete_discount: null,
  added: '2024-03-04',
};

/** What a brand starts with: pages that a lawyer has not read, and nothing of its own on them. */
export const legalText = { reviewed: false, addition: null };

/** What legal pages ask for in tests. */
export const legalAnswers = {
  'GET /api/companyinfo.php': () => ({ company }),
  'GET /api/legal-text.php': () => legalText,
};
