export { CardTags } from './card-tags.tsx';
export { MemberHome, memberHomeQueries, type MemberHomeProps } from './home/member-home.tsx';
export { LikeToggle, type LikeToggleProps } from './like-toggle.tsx';
export { LikesPage, likesPageQueries, readLikesAddress, type LikesAddress } from './likes/likes-page.tsx';
export { MemberTile, type MemberTileProps } from './member-tile.tsx';
export { MemberTiles } from './member-tiles.tsx';
export { RelatedMembers, relatedMembersQueries } from './related-members.tsx';
export { MembersPage } from './search/members-page.tsx';
export { membersPageQueries } from './search/queries.ts';
