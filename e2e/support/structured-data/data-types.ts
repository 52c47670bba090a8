/** Schema.org's types of data that are no things, and what belongs to them (https://schema.org/DataType). */
export const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isUrl,
  Boolean: (value) => typeof value === 'boolean',
  Number: Number.isFinite,
  Integer: Number.isInteger,
  // Of a picture, in pixels, as search engines read it.
  Distance: Number.isFinite,
  Date: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}$/),
  DateTime: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
};

/** Relative ones would mean another place wherever they are read. */
export function isUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isIso(value: unknown, form: RegExp): boolean {
  return (
    typeof value === 'string' &&
    form.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    isDay(value.slice(0, 10))
  );
}

/** `Date` takes the 31st of February for the 3rd of March. */
const isDay = (day: string): boolean => new Date(day).toISOString().startsWith(day);
