/** What stands in a form's fields, by their names. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Reads a form's fields. Before the page was taken over a person may have typed, or the browser may have put back what
 * they had typed before.
 */
export function readForm(form: HTMLFormElement): Typed {
  const read: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') read[name] = value;
  return read;
}
