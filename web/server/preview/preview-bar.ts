import type { PreviewDescription } from '../cms/describe-preview';

/**
 * Over the page, at its bottom, and below the site's own notices there: style elements are not allowed, and the bar
 * belongs to no page.
 */
const BAR =
  'position:fixed;inset:auto 0 0;z-index:9;margin:0;padding:.5rem 1rem;background:#26221d;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Says to whoever opens it what the page is. React ignores what it did not render at the end of the body. */
export const previewBar = ({ ends }: Pick<PreviewDescription, 'ends'>): string =>
  `<aside id="preview-bar" aria-label="Preview" data-print="hide" style="${BAR}">Preview: not published. This address works until ${day.format(ends)} UTC.</aside>`;

/** The hue that a topic will have: those of stored topics are in the style sheet. */
export const previewStyles = ({ hue }: Pick<PreviewDescription, 'hue'>): string =>
  hue ? `<link rel="stylesheet" href="${PREVIEW_STYLES}?topic=${hue.slug}&amp;hue=${hue.hue}">` : '';

export const PREVIEW_STYLES = '/preview.css';

/** @param html a whole page */
export function addToPage(
  html: string,
  description: PreviewDescription,
  { inFrame }: { inFrame: boolean },
): string {
  // Inserted by functions, because `$` has a meaning in a replacement string.
  const styled = html.replace('</head>', () => `${previewStyles(description)}</head>`);
  if (inFrame) return styled;
  const end = styled.lastIndexOf('</body>');
  return styled.slice(0, end) + previewBar(description) + styled.slice(end);
}
