import { addBrand } from './add-brand.ts';
import { addCode } from './add-code.ts';
import { checkBrand } from './check-brand.ts';
import { endCode } from './end-code.ts';
import { exportBrand } from './export-brand.ts';
import type { BrandActContext } from './context.ts';
import { judgeCode } from './judge-code.ts';
import { listAllBrands } from './list-all-brands.ts';
import { listCodes } from './list-codes.ts';
import { listCounters } from './list-counters.ts';
import { previewBrand } from './preview-brand.ts';
import { publishBrand } from './publish-brand.ts';
import { removeBrand } from './remove-brand.ts';
import { rollBackBrand } from './roll-back-brand.ts';
import { unpublishBrand } from './unpublish-brand.ts';

/** All that `npm run brand` asks for. */
export const brandActs = (context: BrandActContext) =>
  [
    addBrand,
    checkBrand,
    previewBrand,
    publishBrand,
    rollBackBrand,
    unpublishBrand,
    removeBrand,
    exportBrand,
    listAllBrands,
    listCounters,
    listCodes,
    judgeCode,
    addCode,
    endCode,
  ].map((act) => act(context));

/** Each of them, by which a tool knows what it may ask for. */
export type BrandAct = ReturnType<typeof brandActs>[number];
