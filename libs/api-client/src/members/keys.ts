import type { LikeType } from '@parlour/contract/members/list-likes';

/** Roots of this slice's cached queries. */
export const membersKeys = {
  all: ['members'],
  page: (search: object) => ['members', 'page', search],
  related: (profileId: string) => ['members', 'related', profileId],
  likes: ['likes'],
  likesOf: (type: LikeType, page: number) => ['likes', type, page],
} as const;
