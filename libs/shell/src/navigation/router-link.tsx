import { Link } from 'react-router';
import type { LinkProps } from '@parlour/ui';

/** The kit's links through the router; an address that leaves the pages of this site is a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('/api/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
