import type { PublishedBrand } from '@parlour/brand/published-brand';

/** Pictures made from a brand's settings: each drawn once as long as its version of the brand is published, again if it failed. */
export function drawnOnce(): (brand: PublishedBrand, name: string, draw: () => Promise<Buffer>) => Promise<Buffer> {
  const drawn = new WeakMap<PublishedBrand, Map<string, Promise<Buffer>>>();
  return (brand, name, draw) => {
    const known = drawn.get(brand) ?? new Map<string, Promise<Buffer>>();
    drawn.set(brand, known);
    const drawing = known.get(name);
    if (drawing) return drawing;
    const picture = draw();
    known.set(name, picture);
    picture.catch(() => known.delete(name));
    return picture;
  };
}
