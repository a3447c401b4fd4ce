import { useLingui } from '@lingui/react/macro';
import type { ApiError } from '@parlour/api-client/api-error';
import { useErrorSentence } from '@parlour/i18n';

/** A photo that was taken in waits a day to be sent. */
export const isPhotoGone = ({ fields }: ApiError): boolean => fields['photo_id'] !== undefined;

/** Says why a message was refused: of a photo that is gone, what to do about it. */
export function useRefusalSentence(): (error: ApiError) => string {
  const { t } = useLingui();
  const sentence = useErrorSentence();
  return (error) => (isPhotoGone(error) ? t`This photo can no longer be sent. Choose it again.` : sentence(error));
}
