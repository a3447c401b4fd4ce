/** The names of a region's cities. The tables of all countries are large, so they come only when they are asked for. */
export async function loadCities(regionId: string): Promise<readonly string[]> {
  const { findRegion } = await import('../geography/regions.ts');
  return findRegion(regionId)?.cities ?? [];
}
