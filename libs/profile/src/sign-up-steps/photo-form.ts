import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { PhotoFile } from '@parlour/contract/profile/photo-file';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';

/** A photo as the step posts it without JavaScript. */
export const photoForm = defineCallForm({
  call: uploadPhoto,
  schema: z.object({ file: PhotoFile }),
  toBody: ({ file }) => ({ file }),
});
