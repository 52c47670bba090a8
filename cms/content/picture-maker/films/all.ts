import { boxBreathing, pursedLipBreathing } from './breathing';
import type { Film } from './film';
import { muscleRelaxation, pelvicFloorPacer } from './muscles';
import { cprRhythm, eyeBreak, handWashingTimer } from './timers';

/** Every film, by the name of its file. */
export const films: Readonly<Record<string, Film>> = {
  'box-breathing': boxBreathing,
  'cpr-rhythm': cprRhythm,
  'eye-break': eyeBreak,
  'hand-washing-timer': handWashingTimer,
  'muscle-relaxation': muscleRelaxation,
  'pelvic-floor-pacer': pelvicFloorPacer,
  'pursed-lip-breathing': pursedLipBreathing,
};
