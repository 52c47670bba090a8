/** Of the field of an alternative text, with its label and hint. */
export const ALTERNATIVE = 'data-alternative-text';

/**
 * Brings the alternative text that is asked for back into sight: a picture that has just been uploaded is drawn above it a
 * moment after it got the focus.
 * @param field of the picture
 */
export function showAsked(field: Element | null): void {
  const { activeElement: active } = document;
  if (active && field?.parentElement?.contains(active))
    active.closest(`[${ALTERNATIVE}]`)?.scrollIntoView({ block: 'nearest' });
}
