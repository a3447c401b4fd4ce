import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** What the cards show and what they need to know, as the product answers it. */
export interface FloorCards {
  profiles: ProfileCard[];
  user: ReplyOf<typeof getUser>;
  settings: PublicSettings;
}

/** What one request of the floor is answered with. */
export interface FloorRequest {
  queries: QueryClient;
  cards: FloorCards;
}

export const floorContext = createContext<FloorRequest>();
