import { Bookmark, Check, CircleHelp, Heart } from 'lucide';

export const icons = [Heart, Bookmark, Check, CircleHelp];

/** Sizes in px, each with the length at which it is drawn. */
export const sizes = [
  { size: 16, length: '1rem' },
  { size: 20, length: '1.25rem' },
  { size: 22, length: '1.375rem' },
  { size: 28, length: '1.75rem' },
] as const;
