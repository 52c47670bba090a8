import { Star } from 'lucide';

export const nothingYet = {
  icon: Star,
  sentence: 'You have not rated any articles yet.',
  how: 'Below each article are five stars.',
};
