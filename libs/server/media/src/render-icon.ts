import sharp from 'sharp';

/** Dots an inch that librsvg draws at; at its usual 72 a large icon would be a small one stretched. */
const DENSITY = 600;

/**
 * A square picture of a drawing.
 *
 * @param svg a drawing of our own; never what somebody uploaded
 * @param side pixels
 */
export function renderIcon(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: DENSITY }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
}

/** Draws the picture of a link as a JPEG, which every previewer reads. */
export const renderLinkPicture = (svg: string, { width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width, height).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
