export { MatchPlace } from '@parlour/members';
