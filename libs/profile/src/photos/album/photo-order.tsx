import { useEffect, useRef, useState, type ComponentType } from 'react';
import { PhotoGrid, type PhotoGridProps } from './photo-grid.tsx';

/** Milliseconds after which it is looked again whether somebody is at work in the grid. */
const LATER = 500;

/** An open menu, a focus or a press (which gives no button the focus in Safari) would be lost with the grid. */
const isAtWork = (grid: Element): boolean =>
  grid.contains(document.activeElement) || grid.querySelector('[aria-expanded="true"], :active') !== null;

/**
 * One's own photos. What drags them is fetched once the page is there, and takes its place while nobody is at work in the grid;
 * where it cannot be fetched, the menus do the same without it.
 */
export function PhotoOrder(props: PhotoGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Sortable, setSortable] = useState<ComponentType<PhotoGridProps>>();
  const isSeveral = props.photos.length > 1;
  useEffect(() => {
    if (!isSeveral) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (Grid: ComponentType<PhotoGridProps>) => {
      if (isOver || !place.current) return;
      if (isAtWork(place.current)) timer = setTimeout(take, LATER, Grid);
      else setSortable(() => Grid);
    };
    import('./sortable-photo-grid.tsx').then(
      ({ SortablePhotoGrid }) => take(SortablePhotoGrid),
      () => undefined,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSeveral]);
  return <div ref={place}>{Sortable && isSeveral ? <Sortable {...props} /> : <PhotoGrid {...props} />}</div>;
}
