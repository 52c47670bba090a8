import { wrap } from '../../../ui/hooks/track-positions';

type CarouselState = 'active' | 'next' | 'prev' | 'hidden';

/**
 * The state of the item at a place. The neighbours of the active item are next and prev, wrapping around at the ends.
 * With two items the other one is next, because it cannot be on both sides.
 */
export function getCarouselState(place: number, active: number, count: number): CarouselState {
  if (place === active) return 'active';
  if (place === wrap(active + 1, count)) return 'next';
  if (place === wrap(active - 1, count)) return 'prev';
  return 'hidden';
}
