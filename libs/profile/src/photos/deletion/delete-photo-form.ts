import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';

/** The photo that is to go, as the question about it posts it without JavaScript. */
export const deletePhotoForm = defineCallForm({
  call: deletePhoto,
  schema: z.object({ id: z.string('not_found') }),
  toBody: (values) => values,
  hidden: ['id'],
});
