import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useErrorSentence } from '@parlour/i18n';
import { Button, ellipsis, heardAsList, IconButton, Meter, Stack, Text, useFocusHeir } from '@parlour/ui';
import { usePictureFailure } from '@parlour/ui/kit/behaviour/use-picture-failure';
import type { QueuedPhoto } from './queued-photos.ts';
import { mayArriveLater } from './upload-queue.ts';
import { usePhotoHeir } from '../album/use-photo-heir.ts';
import type { Uploads } from './use-upload-queue.ts';

const List = styled.ul.attrs(heardAsList)`
  display: grid;
  gap: 12px;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
`;

const Preview = styled.img`
  width: 56px;
  height: 70px;
  border-radius: calc(var(--radius-card) * 0.5);
  background: var(--color-sunken);
  object-fit: cover;
`;

const FileName = styled(Text)`
  ${ellipsis}
`;

const Failure = styled(Text)`
  color: var(--color-danger);
`;

interface UploadListProps {
  uploads: Uploads;
  /** The album has no room for another. */
  isFull: boolean;
}

/** The files on their way: how far each is, and what helps where one failed. */
export function UploadList({ uploads, isFull }: UploadListProps) {
  const { t } = useLingui();
  return (
    <List aria-label={t`Photos on their way`}>
      {uploads.photos.map((photo) => (
        <UploadLine
          key={photo.key}
          photo={photo}
          isFull={isFull}
          onRetry={() => uploads.retry(photo.key)}
          onCancel={() => uploads.cancel(photo.key)}
        />
      ))}
    </List>
  );
}

interface UploadLineProps extends Pick<UploadListProps, 'isFull'> {
  photo: QueuedPhoto;
  onRetry: () => void;
  onCancel: () => void;
}

function UploadLine({ photo: { file, preview, state }, isFull, onRetry, onCancel }: UploadLineProps) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const nameId = useId();
  const { name } = file;
  const { failed, image, onError } = usePictureFailure(preview);
  const retry = useFocusHeir(focusLine);
  const title = (
    <FileName id={nameId} $size="small" $strong>
      {name}
    </FileName>
  );
  return (
    <Line ref={usePhotoHeir()} tabIndex={-1}>
      {failed ? <Preview as="span" /> : <Preview ref={image} src={preview} alt="" onError={onError} />}
      <Stack $gap={2}>
        {state.status === 'failed' ? (
          <>
            <Stack $gap={2} role="alert">
              {title}
              <Failure $size="small">{sentenceOf(state.error)}</Failure>
            </Stack>
            {mayArriveLater(state.error, isFull) && (
              <div>
                <Button ref={retry} aria-describedby={nameId} onClick={onRetry}>{t`Try again`}</Button>
              </div>
            )}
          </>
        ) : (
          <>
            {title}
            <Progress name={name} state={state} />
          </>
        )}
      </Stack>
      <IconButton label={t`Leave out ${name}`} glyph={X} onClick={onCancel} />
    </Line>
  );
}

/** The heir of the button that tries again: not the one beside it, which the next press would take the photo away by. */
function focusLine(gone: HTMLElement): void {
  gone.closest('li')?.focus();
}

function Progress({ name, state }: { name: string; state: Exclude<QueuedPhoto['state'], { status: 'failed' }> }) {
  const { t } = useLingui();
  const share = state.status === 'sending' ? state.share : 0;
  const percent = Math.round(share * 100);
  const words = useProgressWords()(state.status, percent);
  return (
    <>
      <Meter label={t`Sending ${name}`} valueText={words} share={share} />
      <Text $size="small" $tone="quiet">
        {words}
      </Text>
    </>
  );
}

/** Once all of a file has arrived, the server makes its sizes. */
function useProgressWords() {
  const { t } = useLingui();
  return (status: 'waiting' | 'sending', percent: number): string => {
    if (status === 'waiting') return t`Waiting for the others`;
    return percent === 100 ? t`Sent, being prepared` : t`${percent}% sent`;
  };
}
