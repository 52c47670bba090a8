import type { Motif } from '../motif';
import { benchMotifs } from './benches';
import { careMotifs } from './care';
import { comfortMotifs } from './comfort';
import { furnitureMotifs } from './furniture';
import { gearMotifs } from './gear';
import { groupMotifs } from './groups';
import { handMotifs } from './hands';
import { headMotifs } from './heads';
import { leafMotifs } from './leaves';
import { meadowMotifs } from './meadow';
import { peopleMotifs } from './people';
import { placeMotifs } from './places';
import { riderMotifs } from './riders';
import { skyMotifs } from './sky';
import { symbolMotifs } from './symbols';
import { treeMotifs } from './trees';
import { vesselMotifs } from './vessels';
import { washingMotifs } from './washing';
import { wideMotifs } from './wide';
import { windowMotifs } from './windows';

/** Everything that can be put into a scene, by name. */
export const motifs = {
  ...benchMotifs,
  ...careMotifs,
  ...comfortMotifs,
  ...furnitureMotifs,
  ...gearMotifs,
  ...groupMotifs,
  ...handMotifs,
  ...headMotifs,
  ...leafMotifs,
  ...meadowMotifs,
  ...peopleMotifs,
  ...placeMotifs,
  ...riderMotifs,
  ...skyMotifs,
  ...symbolMotifs,
  ...treeMotifs,
  ...vesselMotifs,
  ...washingMotifs,
  ...wideMotifs,
  ...windowMotifs,
};

export type MotifName = keyof typeof motifs;
export const motifNamed = (name: MotifName): Motif => motifs[name];
