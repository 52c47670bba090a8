export type ColorScheme = 'light' | 'dark';

/** The conditions of style rules before they were changed. */
const originals = new WeakMap<MediaList, string>();

/**
 * Shows a page in a colour scheme, whatever the system prefers. The page is of the same origin, so its style rules for
 * dark systems can be switched on and off.
 */
export function applyColorScheme(page: Document, scheme: ColorScheme): void {
  page.documentElement.style.colorScheme = scheme;
  for (const sheet of page.styleSheets) applyToRules(sheet.cssRules, scheme);
}

function applyToRules(rules: CSSRuleList, scheme: ColorScheme): void {
  for (const rule of rules) {
    if ('media' in rule && isMediaList(rule.media)) applyToMedia(rule.media, scheme);
    if ('cssRules' in rule && isRuleList(rule.cssRules)) applyToRules(rule.cssRules, scheme);
  }
}

/** Both belong to the window of the page, so they are not instances of this window's classes. */
const isMediaList = (media: unknown): media is MediaList =>
  typeof media === 'object' && media !== null && 'mediaText' in media;

const isRuleList = (rules: unknown): rules is CSSRuleList =>
  typeof rules === 'object' && rules !== null && 'length' in rules;

function applyToMedia(media: MediaList, scheme: ColorScheme): void {
  const original = originals.get(media) ?? media.mediaText;
  originals.set(media, original);
  const text = withColorScheme(original, scheme);
  if (text !== media.mediaText) media.mediaText = text;
}

/** A media query with the answer to which scheme is preferred. */
export const withColorScheme = (query: string, scheme: ColorScheme): string =>
  query.replaceAll(/\(prefers-color-scheme:\s*(light|dark)\)/g, (_condition, wanted) =>
    wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
  );
