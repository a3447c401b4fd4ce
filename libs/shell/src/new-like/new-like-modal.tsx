export { NewLike } from '@parlour/members';
