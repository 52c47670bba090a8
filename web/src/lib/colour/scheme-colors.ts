/** What browsers paint around the site, as `styles/tokens.css` has it: a test holds them to it. */
export const SCHEME_COLORS = {
  /** `--surface`, which the header stands on. */
  header: { light: '#ffffff', dark: '#26221d' },
  /** `--paper`. */
  page: { light: '#fbf8f3', dark: '#171512' },
} as const;
