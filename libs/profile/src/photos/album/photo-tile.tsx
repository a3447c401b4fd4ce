import { useLingui } from '@lingui/react/macro';
import { Clock, Ellipsis, Lock, Star, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { Image } from '@parlour/contract/types/image';
import { errorSentence } from '@parlour/i18n';
import { openTo } from '@parlour/models/profile/photo-access';
import { portraitGroundOf } from '@parlour/models/profile/portrait-ground';
import { IconButton, Menu, Portrait, Tag, Text, TextLink, useFocusHeir, type MenuEntry } from '@parlour/ui';
import { placeholderOf } from '../../photo-placeholder.ts';
import { useIsBlurred } from './use-is-blurred.ts';
import { useVisibilityWords } from './visibility-words.ts';

const Tile = styled.div`
  position: relative;
  display: grid;
  gap: 6px;

  &[data-lifted] {
    z-index: 1;
    opacity: 0.85;
  }
`;

const Plates = styled.span`
  position: absolute;
  inset: auto 8px 8px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
`;

const Corner = styled.div<{ $at: 'start' | 'end' }>`
  position: absolute;
  top: 6px;
  inset-inline-${({ $at }) => $at}: 6px;
`;

export interface PhotoTileProps {
  photo: Image;
  /** Counted from 1. */
  number: number;
  entries: readonly MenuEntry[];
  /** What takes the tile to another place, once there are scripts for it. */
  handle?: ReactNode;
  frame?: HTMLAttributes<HTMLDivElement> & { ref?: (element: HTMLElement | null) => void; 'data-lifted'?: '' };
}

/** A photo of one's own: what others see of it, and what can be done with it. */
export function PhotoTile({ photo, number, entries, handle, frame }: PhotoTileProps) {
  const { t, i18n } = useLingui();
  const handlePlace = useFocusHeir(focusMenu);
  return (
    <Tile {...frame}>
      <Portrait
        src={photo.filename ?? photo.thumb_filename ?? undefined}
        alt={t`Your photo ${number}`}
        width={photo.width}
        height={photo.height}
        ground={portraitGroundOf(photo.id)}
        placeholder={placeholderOf(photo.thumbhash)}
      >
        <Plates>
          <PhotoTags photo={photo} />
        </Plates>
      </Portrait>
      {handle && (
        <Corner ref={handlePlace} $at="start">
          {handle}
        </Corner>
      )}
      <Corner $at="end">
        <Menu label={t`Photo ${number}`} entries={entries}>
          {(trigger) => <IconButton {...trigger} label={t`Change photo ${number}`} glyph={Ellipsis} look="raised" />}
        </Menu>
      </Corner>
      {photo.status === 'rejected' && (
        <Text $size="small">
          {photo.reject_code ? errorSentence(i18n, photo.reject_code) : t`This photo cannot be used.`}{' '}
          {t`The reasons are in the e-mail we sent you.`}{' '}
          <TextLink
            href={addresses.complaints.href(undefined, { about: photo.decision_id })}
          >{t`Complain about this decision`}</TextLink>
        </Text>
      )}
    </Tile>
  );
}

/** The main photo has no handle: who made it that by the handle goes on in its menu, once it stands in its place. */
function focusMenu(gone: HTMLElement): void {
  const menu = gone.parentElement?.querySelector<HTMLElement>('[aria-haspopup]');
  queueMicrotask(() => menu?.focus());
}

/** Whether others see it, and who; as long as nobody does, it is for nobody. */
function PhotoTags({ photo: { status, is_main: isMain, visibility } }: { photo: Image }) {
  const { t } = useLingui();
  const words = { premium: t`Premium only`, matches: useVisibilityWords().matches.title };
  const shownTo = useIsBlurred() ? 'matches' : openTo({ visibility, isMain });
  return (
    <>
      {isMain && <Tag tone="action" glyph={Star}>{t`Main photo`}</Tag>}
      {status === 'pending' && <Tag tone="notice" glyph={Clock}>{t`Being checked`}</Tag>}
      {status === 'rejected' && <Tag tone="danger" glyph={TriangleAlert}>{t`Not approved`}</Tag>}
      {status === 'approved' && shownTo !== 'all' && <Tag glyph={Lock}>{words[shownTo]}</Tag>}
    </>
  );
}
