/** The country whose prices and languages are shown: somebody's own where the brand serves it, else the brand's first. */
export function selectedCountry<Served extends string>(
  country: string | null,
  served: readonly Served[],
): Served | null {
  return served.find((candidate) => candidate === country) ?? served[0] ?? null;
}
