/** Where the company has its seat, on one line: what it names of street, town and the country's word. */
export const companyAddress = ({ address, city }: { address: string; city: string }, country: string): string =>
  [address, city, country].filter(Boolean).join(', ');
