/** Labels of fields, with a hint where the label is not enough; `shown` makes a field read-only. */
export type Labels = Record<string, string | { label: string; hint: string; shown?: true }>;

/** How the admin shows a content type. Sizes are twelfths of the form's width, as in Strapi. */
export interface Form {
  /** Rows of fields, the most important ones first. */
  rows: [field: string, size: 4 | 6 | 8 | 12][][];
  labels: Labels;
  list: string[];
  sort: { by: string; order: 'ASC' | 'DESC' };
  /**
   * The field that serves as an entry's title. By default Strapi uses the first text field, which may be one for
   * programs.
   */
  called?: string;
}
