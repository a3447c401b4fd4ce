import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/**
 * Tells the kit how to render a link. The shell gives the router's link once, as an adapter from `href`;
 * without it (stories, tests, mails) links are plain `<a>`.
 */
export const LinkProvider = LinkContext.Provider;

/** A link without looks, through the router that `LinkProvider` names. */
export function PlainLink(props: LinkProps) {
  const Anchor = useContext(LinkContext);
  return <Anchor {...props} />;
}
