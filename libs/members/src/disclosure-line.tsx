import type { TileCard } from '@parlour/api-client/members/tile-card';
import { CardTags } from './card-tags.tsx';

/** What must be said of a profile on a line of its own, beside words that say already how the two stand. */
export const DisclosureLine = ({ profile: { fictional, demo } }: { profile: Pick<TileCard, 'fictional' | 'demo'> }) => (
  <div hidden={!fictional && !demo}>
    <CardTags profile={{ fictional, demo }} />
  </div>
);
