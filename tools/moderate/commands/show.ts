import { printJson } from '../../control/print.ts';
import { aboutOne, idOf } from '../deciding.ts';
import { printItem } from '../print-item.ts';
import { defineCommand } from '../typed.ts';
import { writePictures } from '../write-pictures.ts';

/** Shows all that is known about one thing, and writes its pictures into a folder. */
export const show = defineCommand(
  [...aboutOne, 'brand', 'output'],
  async (there, { brand, output, json, ...typed }) => {
    const shown = await there.act('moderate show', { id: idOf(typed), brand, pictures: !!output });
    const { pictures, ...item } = shown;
    if (json) printJson(item);
    else printItem(shown);
    if (output) await writePictures(output, pictures);
  },
);
