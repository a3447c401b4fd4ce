import { NewLikePlace } from '../new-like/new-like-place.tsx';
import { DeviceOffers } from './member-banners.tsx';

/** What a member's page has below its content: what this device could have, and the place from which "New like!" opens. */
export function BelowPage() {
  return (
    <>
      <DeviceOffers />
      <NewLikePlace />
    </>
  );
}
