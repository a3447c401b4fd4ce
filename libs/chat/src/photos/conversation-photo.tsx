import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { renewPhoto } from '@parlour/api-client/chat/renew-photo';
import { useLateCode } from '@parlour/api-client/use-late-code';
import type { Image } from '@parlour/contract/types/image';
import { MessagePhoto } from '@parlour/ui';

/** Most photos are seen where they stand. */
const loadLarge = () => import('./large-photo.tsx');
const LateLarge = lazy(async () => ({ default: (await loadLarge()).LargePhoto }));

/** Where a photo's file is; null where its viewer may not see it. */
export const addressOf = ({ filename, thumb_filename: thumb }: Image): string | null => filename ?? thumb;

interface ConversationPhotoProps {
  image: Image;
  src: string;
  alt: string;
  /** It stays as it is: something lies over it that has to be pressed first. */
  isCovered?: boolean;
}

/** A photo in the conversation, which opens in a larger view. Where its address has expired, the messages around it are read anew, once. */
export function ConversationPhoto({ image, src, alt, isCovered = false }: ConversationPhotoProps) {
  const client = useQueryClient();
  const fetchCode = useLateCode();
  const [view, show] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const hasAsked = useRef(false);
  const readAnew = () => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    renewPhoto(client, image).catch(() => (hasAsked.current = false));
  };
  const photo = { src, alt, width: image.width, height: image.height, onError: readAnew };
  return (
    <>
      <MessagePhoto
        {...photo}
        onOpen={isCovered ? undefined : () => fetchCode(loadLarge, () => show('open'))}
        onLoad={() => (hasAsked.current = false)}
      />
      {view !== 'untouched' && (
        <Suspense>
          <LateLarge {...photo} open={view === 'open'} onClose={() => show('closed')} />
        </Suspense>
      )}
    </>
  );
}
