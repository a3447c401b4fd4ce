import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { drawnPart } from './late-part.ts';
import { useScripted } from './use-scripted.ts';

/**
 * What a page consists of: a `drawnPart` where the server has drawn it. Whoever comes to it within the browser stays on the page
 * before until it was fetched, and is told where it cannot be.
 */
export function drawnPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Drawn = drawnPart(load);
  const Fetched = lazy(async () => ({ default: await load() }));
  return (props: Props) => {
    const isScripted = useScripted();
    const [isDrawn] = useState(!isScripted);
    return createElement<Props>(isDrawn ? Drawn : Fetched, props);
  };
}
