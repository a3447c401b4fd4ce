import { HOUR } from '@parlour/models/durations';
import { originOf } from '@parlour/server-kit/configuration/configuration';
import { newPreviewToken, PREVIEW_NAME, PREVIEW_PURPOSE } from '@parlour/server-kit/sites/preview-token';
import { signer } from '@parlour/server-kit/signing';
import { z } from 'zod';
import { defineAct } from '../control/act.ts';
import { ChosenVersion, chosenVersion, type BrandActContext } from './context.ts';

const Previewed = z.strictObject({ ...ChosenVersion.shape, hours: z.int().min(1).max(168, 'at most 168').default(24) });

/** Makes an address under which its holder sees a version, by default the latest, for some hours. */
export const previewBrand = (context: BrandActContext) =>
  defineAct('brand preview', Previewed, async ({ hours, ...choice }) => {
    const { configuration } = context;
    const { version, settings } = await chosenVersion(context, choice);
    const until = new Date(Date.now() + hours * HOUR);
    const signatures = signer(Buffer.from(configuration.keys.session), PREVIEW_PURPOSE);
    const token = newPreviewToken({ brand: choice.brand, version, until }, signatures);
    const address = `${originOf(configuration, settings)}/?${PREVIEW_NAME}=${token}`;
    return { brand: choice.brand, version, address, until };
  });
