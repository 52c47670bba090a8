/** How long a text is to whoever typed it: an emoji of two UTF-16 units is one sign. */
export const codePoints = (text: string): number => Array.from(text).length;

/** PostgreSQL keeps no NUL, and half a character cannot be written in UTF-8: the text would come back as another one. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/** Whether there is anything in it to be seen: blanks show nothing, nor do signs that only shape what stands beside them. */
export const isVisible = (text: string): boolean =>
  /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
