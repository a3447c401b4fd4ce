import { z } from 'zod';
import { leavingReasons } from '@parlour/models/account/leaving/leaving-reasons';

/** Why somebody leaves; calls and forms share it. */
export const LeavingReasonId = z.enum(leavingReasons, 'value_unknown');
