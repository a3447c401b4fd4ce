import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { Image } from '@parlour/contract/types/image';
import { useErrorSentence } from '@parlour/i18n';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { Button, ellipsis, from, Icon, Meter, Note, Portrait, Row, Stack, Text, useFocusHeir } from '@parlour/ui';
import { mayArriveLater } from '../photos/upload/upload-queue.ts';
import type { PhotoUpload, UploadState } from './use-photo-upload.ts';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 132px) minmax(0, 1fr);
  gap: 16px;
  align-items: start;

  ${from.tablet} {
    grid-template-columns: 216px minmax(0, 1fr);
    gap: 28px;
  }
`;

const FileName = styled(Text)`
  ${ellipsis}
`;

const Done = styled(Row)`
  color: var(--color-success);
`;

interface PhotoPreviewProps {
  upload: PhotoUpload;
  /** The photo that is there already. */
  own: Image | undefined;
  profileId: string;
  /** Of the place that says why the photo failed, and can take the focus. */
  failureId: string;
}

/** The photo as others will see it, how far it is, and what helps where it failed. It takes the focus of a button that is done. */
export function PhotoPreview({ upload, own, profileId, failureId }: PhotoPreviewProps) {
  const { t } = useLingui();
  const { state } = upload;
  const place = useRef<HTMLDivElement>(null);
  const focusPlace = () => place.current?.focus();
  const kept = state.status === 'sent' ? state.photo : own;
  const onItsWay = state.status === 'sending' || state.status === 'failed' ? state.preview : null;
  const src = onItsWay ?? kept?.filename ?? kept?.thumb_filename ?? undefined;
  return (
    <Beside ref={place} tabIndex={-1}>
      <Portrait
        src={src}
        state={src ? 'shown' : 'missing'}
        alt={src ? t`Your photo` : t`You have no photo yet`}
        ground={portraitGroundOf(profileId)}
      />
      <Stack $gap={3} aria-live="polite">
        {state.status === 'none' ? (
          own && <Pending photo={own} />
        ) : (
          <OnItsWay {...{ state, upload, focusPlace, failureId }} />
        )}
      </Stack>
    </Beside>
  );
}

interface OnItsWayProps extends Pick<PhotoPreviewProps, 'upload' | 'failureId'> {
  state: Exclude<UploadState, { status: 'none' }>;
  /** Takes the focus from a button that has done its work. */
  focusPlace: () => void;
}

function OnItsWay({ state, upload, focusPlace, failureId }: OnItsWayProps) {
  const { t } = useLingui();
  const sentenceOf = useErrorSentence();
  const button = useFocusHeir(focusPlace);
  const cancel = <Button ref={button} onClick={upload.cancel}>{t`Cancel`}</Button>;
  switch (state.status) {
    case 'sending': {
      const percent = Math.round(state.share * 100);
      return (
        <>
          <FileName $strong>{state.file.name}</FileName>
          <Meter label={t`Sending the photo`} valueText={t`${percent}% sent`} share={state.share} />
          {cancel}
        </>
      );
    }
    case 'failed':
      return (
        <>
          <div id={failureId} tabIndex={-1}>
            <Note tone="danger" title={sentenceOf(state.error)} />
          </div>
          {mayArriveLater(state.error, true) && <Button ref={button} onClick={upload.again}>{t`Try again`}</Button>}
          {cancel}
        </>
      );
    case 'sent':
      return (
        <>
          <FileName $strong>{state.file.name}</FileName>
          <Pending photo={state.photo} />
        </>
      );
  }
}

/** Whether others see it yet. */
function Pending({ photo }: { photo: Image }) {
  return (
    <>
      <Done $gap={2}>
        <Icon glyph={CircleCheck} size="small" />
        <Text as="span" $size="small">
          <Trans>Uploaded</Trans>
        </Text>
      </Done>
      {photo.status === 'pending' && (
        <Text $size="small" $tone="quiet">
          <Trans>Every photo is checked first. Until then only you see it.</Trans>
        </Text>
      )}
    </>
  );
}
