/** The length of a text as people count it: an emoji of two UTF-16 units is one character. */
export const countCodePoints = (text: string): number => Array.from(text).length;

/** PostgreSQL cannot store NUL, and UTF-8 cannot encode half a surrogate pair: the text would come back changed. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/**
 * Whether a text contains anything visible: spaces are invisible, and so are characters that only modify their
 * neighbours.
 */
export const isVisible = (text: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
