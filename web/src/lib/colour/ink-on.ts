import { BLACK, contrast, parseHex, WHITE } from '../shared/contrast.gen';

/**
 * Black or white, whichever has the higher contrast with this colour (C21).
 * @param colour `#rrggbb`
 */
export function inkOn(colour: string): '#000' | '#fff' {
  const ground = parseHex(colour);
  return contrast(ground, BLACK) >= contrast(ground, WHITE) ? '#000' : '#fff';
}
