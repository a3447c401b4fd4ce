export { BlockedMembersList, blockedMembersQueries } from './blocked-members-list.tsx';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
