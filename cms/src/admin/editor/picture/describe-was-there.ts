import type { Description } from '../../ui/pictures/descriptions';

/** Says that a picture was not uploaded, and what is known about the one of the library. */
export const describeWasThere = (name: string, text: Description): string =>
  `The library had this picture already, as “${name}”. That one is used${describe(text)}`;

function describe(text: Description): string {
  if (text === null) return '. It has no alternative text yet.';
  return text === '' ? '. It is marked as decorative.' : ', with its alternative text.';
}
