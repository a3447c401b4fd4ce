import { useContext, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { SiteContext } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { splitLocale } from '@parlour/models/locale';
import type { LinkProps } from '@parlour/ui';
import { afterPaint } from '@parlour/ui/kit/behaviour/after-paint';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';

/**
 * The kit's links through the router; an address that leaves the pages of this site, a file, or a page that has to be loaded anew is a
 * plain link. A page has dozens, so a link asks the router nothing until it is followed: all our addresses are absolute. By
 * `data-discover` a visitor's page, which brings no route but its own, finds what to ask for before it is followed. The press is
 * drawn before the way is looked up, also where nothing has to be waited for. One marked `data-in-place` leaves the scroll alone.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const isGated = (useContext(SiteContext)?.entryWarning.length ?? 0) > 0;
  const isRouted = !isGated && rest.target === undefined && isOfRouter(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isRouted || rest.download !== undefined || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isInPlace = 'inPlace' in event.currentTarget.dataset;
    afterPaint(() => {
      const { pathname, search, hash } = window.location;
      const replace = isInPlace || href === splitLocale(pathname).path + search + hash;
      void navigate(href, { replace, preventScrollReset: isInPlace });
    });
  };
  return <a href={href} data-discover={isRouted || undefined} onClick={follow} {...rest} />;
}

/**
 * Pages whose forms no script answers: what they post is signed for the page that the browser has loaded. The entry warning is
 * such a form on any page.
 */
const loadedAnew: readonly string[] = [addresses.langConfig.pattern, addresses.cookies.pattern];

const isOfRouter = (href: string): boolean =>
  href.startsWith('/') && !href.startsWith('/api/') && !loadedAnew.includes(href);

/** A click that is followed in this window, by a link that says nothing else. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  isPlainClick(event) && ['', '_self'].includes(event.currentTarget.target);
