import type { PublishedBrand } from '@parlour/brand/published-brand';

/** Pictures made from a brand's settings: each drawn once as long as its version of the brand is published. */
export function drawnOnce(): (brand: PublishedBrand, name: string, draw: () => Promise<Buffer>) => Promise<Buffer> {
  const drawn = new WeakMap<PublishedBrand, Map<string, Promise<Buffer>>>();
  return (brand, name, draw) => {
    const known = drawn.get(brand) ?? new Map<string, Promise<Buffer>>();
    drawn.set(brand, known);
    const picture = known.get(name) ?? draw();
    known.set(name, picture);
    return picture;
  };
}
