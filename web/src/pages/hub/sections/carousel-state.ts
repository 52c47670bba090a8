import { wrap } from '../../../ui/hooks/track-positions';

export type CarouselState = 'active' | 'next' | 'prev' | 'hidden';

/**
 * The state of the item at a place: the neighbours of the active one are next and prev, in a
 * round. Of two the other one is next: it cannot stand on both sides.
 */
export function carouselState(place: number, active: number, count: number): CarouselState {
  if (place === active) return 'active';
  if (place === wrap(active + 1, count)) return 'next';
  if (place === wrap(active - 1, count)) return 'prev';
  return 'hidden';
}
