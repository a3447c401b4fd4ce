import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkProvider, type LinkProps } from '@parlour/ui';

const RoutedLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** Links that a test follows through its router, as those of the shell do. */
export const RoutedLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider value={RoutedLink}>{children}</LinkProvider>
);
