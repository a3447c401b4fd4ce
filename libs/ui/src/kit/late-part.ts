import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/** A part that the page can do without: fetched when it is first drawn, and left out where it cannot be fetched. */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
