import { Link } from 'react-router';
import type { LinkProps } from '@parlour/ui';

/** The kit's links through the router. */
export const FloorLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;
