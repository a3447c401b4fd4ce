import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';

/** A photo as it is posted without JavaScript: an empty file where none was chosen. */
export const photoForm = defineCallForm({
  call: uploadPhoto,
  schema: z.object({ file: z.file('photo_required').min(1, 'photo_required') }),
  toBody: ({ file }) => ({ file }),
});
