import { useLingui } from '@lingui/react/macro';
import { isRefusal } from '@parlour/api-client/chat/sending/is-refusal';
import { useErrorSentence } from '@parlour/i18n';
import { Button, Meter, Note, Row, Text, useFocusHeir } from '@parlour/ui';
import type { Upload, Uploading } from './use-uploading.ts';

interface PhotoOnItsWayProps {
  upload: Upload;
  uploading: Pick<Uploading, 'again' | 'cancel'>;
  /** Takes the focus from a button that has done its work. */
  focusPlace: () => void;
}

/** How far a photo is, and what helps where it failed. A file that cannot be used leaves nothing to cancel. */
export function PhotoOnItsWay({ upload: { state }, uploading, focusPlace }: PhotoOnItsWayProps) {
  const { t } = useLingui();
  const sentence = useErrorSentence();
  const button = useFocusHeir(focusPlace);
  if (state.status === 'taken') return null;
  const cancel = <Button ref={button} onClick={uploading.cancel}>{t`Cancel`}</Button>;
  if (state.status === 'failed')
    return (
      <>
        <Note tone="danger" announce="assertive">
          {sentence(state.error)}
        </Note>
        {!isRefusal(state.error) && (
          <Row $gap={2} $wrap>
            <Button ref={button} onClick={uploading.again}>{t`Try again`}</Button>
            {cancel}
          </Row>
        )}
      </>
    );
  const percent = Math.round(state.share * 100);
  const words = percent === 100 ? t`Sent, being prepared` : t`${percent}% sent`;
  return (
    <>
      <Meter label={t`Sending the photo`} valueText={words} share={state.share} />
      <Row $between>
        <Text as="span" $size="small" $tone="quiet">
          {words}
        </Text>
        {cancel}
      </Row>
    </>
  );
}
