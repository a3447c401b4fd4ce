import { useLingui } from '@lingui/react/macro';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state/page/toasts';
import type { UploadQueuePorts } from './upload-queue.ts';

/** Characters of a file's name that its owner knows it by. */
const most = 24;

function short(name: string): string {
  const characters = [...name];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : name;
}

/** Tells on whichever page is open that a photo failed, and which one: several may be on their way. */
export function useFailedUpload(): UploadQueuePorts['onFailedUnseen'] {
  const { t } = useLingui();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  return (error, file) => {
    const sentence = sentenceOf(error);
    const name = file && short(file.name);
    showToast({ tone: 'danger', text: name ? t`${name}: ${sentence}` : sentence });
  };
}
