import { useLingui } from '@lingui/react/macro';
import { Camera } from 'lucide-react';
import { useId, useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { FormToken } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { photoTypes } from '@parlour/contract/profile/photo-file';
import { Button, FileField, Icon, nativeOverlay, Stack } from '@parlour/ui';
import { useEarlyFiles } from '@parlour/ui/kit/forms/early/use-early-files';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { usePhotoHeir } from '../album/use-photo-heir.ts';

/** Only where there is a camera in the hand. */
const TakePhoto = styled.label`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding-inline: 16px;
  border-radius: var(--radius-control);
  background: var(--color-action-soft);
  color: var(--color-on-action-soft);
  font-weight: 650;

  input {
    ${nativeOverlay}
  }

  &:focus-within {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  @media (pointer: coarse) and (scripting: enabled) {
    display: flex;
  }
`;

/** With scripts a photo goes as soon as it is chosen. */
const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

interface PhotoPickerProps {
  /** What was wrong with the photo that was posted. */
  error: string | undefined;
  onChosen: (files: readonly File[]) => void;
}

/** Where photos come from: files, several at once, or the camera; without scripts one file that goes with the form. */
export function PhotoPicker({ error, onChosen }: PhotoPickerProps) {
  const { t } = useLingui();
  const isScripted = useScripted();
  const fieldId = useId();
  const camera = useRef<HTMLInputElement>(null);
  useEarlyFiles(camera);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChosen([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <form
      ref={usePhotoHeir()}
      method="post"
      encType="multipart/form-data"
      action={addresses.profile.href(undefined, { edit: 'photos' })}
    >
      <FormToken />
      <Stack $gap={3}>
        <FileField
          id={fieldId}
          name="file"
          required
          multiple={isScripted}
          label={t`Add photos`}
          hint={t`JPEG, PNG or WebP. Where it was taken is removed from the file.`}
          error={error}
          accept={photoTypes}
          browseLabel={t`Browse`}
          emptyLabel={t`No file chosen`}
          handsOver
          onChange={choose}
        />
        <TakePhoto>
          <Icon glyph={Camera} />
          {t`Take a photo`}
          <input ref={camera} type="file" accept={photoTypes} capture="user" onChange={choose} />
        </TakePhoto>
        <WithoutScripts>
          <Button type="submit" tone="primary">{t`Upload`}</Button>
        </WithoutScripts>
      </Stack>
    </form>
  );
}
