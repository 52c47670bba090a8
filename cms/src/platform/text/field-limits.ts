import * as v from 'valibot';

/**
 * The maximum length of each field in a request, in UTF-16 units. Checked before any Unicode, regular expression or
 * hash work, whose cost can grow with the square of the length. Larger than the fields' own limits, which count
 * characters and ignore surrounding spaces.
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
  /** Of a search query: no useful query is longer. */
  search: 1000,
  username: 256,
} as const;

export type FieldName = keyof typeof FIELD_LIMITS;

/**
 * A text in a body within the maximum length of its field.
 * @param notText the message if it is not a text
 * @param tooLong the message if it is too long
 */
export const limitedText = (field: FieldName, notText: string, tooLong = notText) =>
  v.pipe(v.string(notText), v.maxLength(FIELD_LIMITS[field], tooLong));

/** Truncates a text that would be wrong in any case, and must get the same response as any wrong one (C8). */
export const truncateToLimit = (field: FieldName) =>
  v.transform((text: string) => text.slice(0, FIELD_LIMITS[field]));
