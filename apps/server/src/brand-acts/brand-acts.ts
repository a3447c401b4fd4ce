import type { Act } from '../control/act.ts';
import { addBrand } from './add-brand.ts';
import { addCode } from './add-code.ts';
import { checkBrand } from './check-brand.ts';
import { endCode } from './end-code.ts';
import { exportBrand } from './export-brand.ts';
import type { BrandActContext } from './context.ts';
import { judgeCode } from './judge-code.ts';
import { listAllBrands } from './list-all-brands.ts';
import { listCodes } from './list-codes.ts';
import { listPageCounts } from './list-page-counts.ts';
import { previewBrand } from './preview-brand.ts';
import { publishBrand } from './publish-brand.ts';
import { removeBrand } from './remove-brand.ts';
import { rollBackBrand } from './roll-back-brand.ts';
import { unpublishBrand } from './unpublish-brand.ts';

/** All that `npm run brand` asks for. */
export const brandActs = (context: BrandActContext): Act[] =>
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
    listPageCounts,
    listCodes,
    judgeCode,
    addCode,
    endCode,
  ].map((act) => act(context));
