/** The colours that browsers use around the page. A test keeps them equal to `styles/tokens.css`. */
export const SCHEME_COLORS = {
  /** `--surface`, the header's background. */
  header: { light: '#ffffff', dark: '#26221d' },
  /** `--paper`. */
  page: { light: '#fbf8f3', dark: '#171512' },
} as const;
