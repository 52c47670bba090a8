import type { Recipes } from '../recipe';
import { articlePictures } from './articles';
import { homePictures } from './home';
import { outdoorPictures } from './outdoors';
import { topicsAToH } from './topics-a-to-h';
import { topicsHToW } from './topics-h-to-w';

/** Every committed master, by its name without `.webp`. */
export const pictures: Recipes = {
  ...articlePictures,
  ...homePictures,
  ...outdoorPictures,
  ...topicsAToH,
  ...topicsHToW,
};
