import type { Recipes } from '../recipe';
import { tileRecipes } from '../tile';
import { articlePictures } from './articles/all';
import { homePictures } from './home';
import { hubsAToD } from './hubs-a-to-d';
import { hubsEToM } from './hubs-e-to-m';
import { hubsNToW } from './hubs-n-to-w';
import { tilesAToH } from './tiles-a-to-h';
import { tilesHToW } from './tiles-h-to-w';
import { topicsAToH } from './topics-a-to-h';
import { topicsHToW } from './topics-h-to-w';

/** Every committed master, by its name without `.webp`. */
export const pictures: Recipes = {
  ...articlePictures,
  ...homePictures,
  ...hubsAToD,
  ...hubsEToM,
  ...hubsNToW,
  ...tileRecipes({ ...tilesAToH, ...tilesHToW }),
  ...topicsAToH,
  ...topicsHToW,
};
