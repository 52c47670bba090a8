import * as v from 'valibot';

/**
 * The longest text that each field of a call may hold, in UTF-16 units: looked at before any Unicode, regular expression
 * or hash work, whose cost can grow with the square of the length. Above what the rules of the field allow, because
 * those count characters, and leave blanks at both ends out.
 */
export const FIELD_LIMITS = {
  adminEmail: 254,
  /** bcrypt reads no more. */
  adminPassword: 72,
  blogId: 64,
  code: 64,
  comment: 20_000,
  contactName: 1000,
  email: 320,
  message: 40_000,
  password: 1024,
  resetToken: 256,
  /** Of a query: nobody is found by more words than these hold. */
  search: 1000,
  username: 256,
} as const;

export type FieldName = keyof typeof FIELD_LIMITS;

/**
 * A text in a body that is not longer than its field may be.
 * @param notText what is said of what is no text
 * @param tooLong what is said of a longer one
 */
export const limitedText = (field: FieldName, notText: string, tooLong = notText) =>
  v.pipe(v.string(notText), v.maxLength(FIELD_LIMITS[field], tooLong));

/** Cuts a text where what is longer is wrong in any case, and must be answered like all that is wrong (C8). */
export const cutAtLimit = (field: FieldName) =>
  v.transform((text: string) => text.slice(0, FIELD_LIMITS[field]));
