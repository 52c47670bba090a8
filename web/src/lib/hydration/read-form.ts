/** The values of a form's fields, by name. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Reads a form's fields. Before hydration, a person may have typed, or the browser may have restored what they typed
 * earlier.
 */
export function readForm(form: HTMLFormElement): FormValues {
  const read: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') read[name] = value;
  return read;
}
