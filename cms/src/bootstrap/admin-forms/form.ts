/** What fields are called and, where the name does not say it, what to type; `shown` is there to be read only. */
export type Labels = Record<string, string | { label: string; hint: string; shown?: true }>;

/** How the admin shows a content type. Sizes are twelfths of the form's width, as in Strapi. */
export interface Form {
  /** Rows of fields, the first ones on the first screen. */
  rows: [field: string, size: 4 | 6 | 8 | 12][][];
  labels: Labels;
  list: string[];
  sort: { by: string; order: 'ASC' | 'DESC' };
  /** The field that an entry is called by; left out, Strapi takes the first line of text, which may be one for programs. */
  called?: string;
}
