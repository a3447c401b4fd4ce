import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Company } from '../../types/company.ts';

/** Who runs the site, as the law wants it named. */
export const getCompanyInfo = defineCall({
  method: 'GET',
  path: '/api/companyinfo.php',
  who: 'anyone',
  shared: true,
  query: z.strictObject({ locale: z.string().max(5).optional() }),
  reply: z.object({ company: Company }),
  errors: [],
});
