export { BlockedMembersList, blockedMembersQueries } from './blocked-members-list.tsx';
export * from './pages/index.ts';
export { ProfileMenu, type ProfileMenuProps } from './profile-menu.tsx';
export { useBlockEntry } from './use-block-entry.tsx';
export { useIsBlocked } from './use-is-blocked.ts';
