const pattern = /^[a-z][a-z0-9-]*$/;

/** Refuses what could not be a brand's id, since the id is written into session settings. */
export function checkBrandName(brand: string): string {
  if (!pattern.test(brand))
    throw new Error(`"${brand}" is not a brand's id: small letters, digits and hyphens, a letter first`);
  return brand;
}
