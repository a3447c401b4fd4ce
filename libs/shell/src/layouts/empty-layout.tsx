import { Outlet } from 'react-router';

/** The layout of sign-up and activation: nothing but the page itself (contract part 0, 10). */
export default function EmptyLayout() {
  return <Outlet />;
}
