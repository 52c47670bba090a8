/** Texts that the narrowest screen must have room for: a word longer than a line, and a name of many words. */
export const LONG_WORD = 'Gastroenterohepatopancreatology';
export const LONG_NAME = 'Dr. Wolfeschlegelsteinhausenbergerdorff-Papadimitrakopoulos';
export const LONG_TITLE =
  'Pseudohypoparathyroidism and what else a routine electroencephalography cannot show, in plain words';
