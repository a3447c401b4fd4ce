import { renditionKey, type PhotoStorage } from '@parlour/server-media';
import type { PortraitRenderer } from '../portraits.ts';

/** Portraits drawn at a time; sharp works on threads of its own. */
const atOnce = 4;

interface PortraitOrder {
  photoId: string;
  storageKey: string;
}

/** Draws portraits and keeps them as the large files that the media route begins from. */
export async function drawPortraits(
  brand: string,
  orders: readonly PortraitOrder[],
  storage: Pick<PhotoStorage, 'write'>,
  render: PortraitRenderer,
  drawn: (count: number) => void,
): Promise<void> {
  const open = [...orders];
  let done = 0;
  const draw = async (): Promise<void> => {
    for (let next = open.shift(); next; next = open.shift()) {
      const { photoId, storageKey } = next;
      await storage.write(renditionKey(brand, photoId, 'large'), await render(storageKey));
      drawn((done += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
}
