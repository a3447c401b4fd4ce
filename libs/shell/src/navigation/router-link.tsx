import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LinkProps } from '@parlour/ui';

/**
 * The kit's links through the router; an address that leaves the pages of this site, or a file, is a plain link. A page has dozens, so a
 * link asks the router nothing until it is followed: all our addresses are absolute.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPageOfThisSite(href) || rest.download !== undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = window.location;
    void navigate(href, { replace: href === pathname + search + hash });
  };
  return <a href={href} onClick={follow} {...rest} />;
}

const isPageOfThisSite = (href: string): boolean => href.startsWith('/') && !href.startsWith('/api/');

/** A click that is meant to stay in this window. */
const isPlain = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && ['', '_self'].includes(currentTarget.target);
