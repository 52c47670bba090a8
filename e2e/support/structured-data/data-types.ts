/** Schema.org's data types and their valid values (https://schema.org/DataType). */
export const DATA_TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: isUrl,
  Boolean: (value) => typeof value === 'boolean',
  Number: Number.isFinite,
  Integer: Number.isInteger,
  // The size of a picture in pixels, in the form that search engines read.
  Distance: Number.isFinite,
  Date: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}$/),
  DateTime: (value) => isIso(value, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/),
};

/** Relative URLs would depend on where they are read. */
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

/** `Date` reads February 31 as March 3. */
const isDay = (day: string): boolean => new Date(day).toISOString().startsWith(day);
