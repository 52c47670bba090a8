/** A selector of what has these selectors and can be used. */
export const selectUsable = (fields: readonly string[]): string =>
  fields.map((field) => `${field}:not(:disabled, [hidden])`).join();

/** Selectors of the fields that take text. */
export const TEXT_FIELDS = [
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio])',
  'textarea',
] as const;
