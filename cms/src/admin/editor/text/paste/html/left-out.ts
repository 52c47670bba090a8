import { quote, type Report } from '../notices/report';

/** What is never text, and no loss. */
const NEVER = new Set(
  'SCRIPT STYLE META LINK TITLE HEAD TEMPLATE NOSCRIPT INPUT SELECT TEXTAREA XML MAP COL COLGROUP CAPTION'.split(
    ' ',
  ),
);

/** What the text cannot take, and how it is called if it has no name. */
const PARTS: Readonly<Record<string, string>> = {
  IFRAME: 'an embedded page',
  OBJECT: 'an embedded part',
  EMBED: 'an embedded part',
  VIDEO: 'a video',
  AUDIO: 'a recording',
  CANVAS: 'a drawing',
  MATH: 'a formula',
};

/** Smaller ones only count visitors. */
const SMALLEST = 3;

/** Whether an element is left out, with everything in it. What an editor would miss is reported. */
export function isLeftOut(element: Element, report: Report): boolean {
  const name = element.tagName.toUpperCase();
  if (NEVER.has(name) || isControl(element) || isBox(element)) return true;
  if (isComment(element)) {
    if (isMark(element)) report.comments += 1;
    return true;
  }
  if (name === 'SVG' || PARTS[name] !== undefined) {
    const part = namePart(element, name);
    if (part !== undefined) report.parts.push(part);
    return true;
  }
  return false;
}

/** A button, but not one with the words of a heading, which opens what is below it; or Wikipedia's way back to a mark. */
const isControl = (element: Element): boolean =>
  (element.tagName === 'BUTTON' && !element.closest('h1, h2, h3, h4, h5, h6, [role="heading"]')) ||
  element.classList.contains('mw-cite-backlink');

/** The picture of a box that Google Docs has in each item of a checklist. */
const isBox = (element: Element): boolean => element.getAttribute('aria-roledescription') === 'checkbox';

/** Remarks of a colleague on the text: Word, LibreOffice. */
const isComment = (element: Element): boolean =>
  isMark(element) ||
  /mso-(?:special-character:\s*comment|element:\s*comment)/i.test(element.getAttribute('style') ?? '');

/** What a comment has once. Word lists their texts at the end. */
const isMark = (element: Element): boolean =>
  element.tagName === 'COMMENT' || element.classList.contains('msocomanchor');

/** Undefined: nobody misses it. */
function namePart(element: Element, tag: string): string | undefined {
  const title = element.getAttribute('title') ?? element.getAttribute('aria-label') ?? '';
  const host = readHost(element);
  if (tag === 'IFRAME' && (host === '' || isTiny(element))) return undefined;
  // Most drawings in pages are icons.
  if (tag === 'SVG') return element.getAttribute('role') === 'img' && title !== '' ? quote(title) : undefined;
  const name = title.trim() === '' ? PARTS[tag] : quote(title);
  return host === '' ? name : `${name} (${host})`;
}

function readHost(element: Element): string {
  const source = element.hasAttribute('src') ? element : (element.querySelector('source[src]') ?? element);
  const address = source.getAttribute('src') ?? element.getAttribute('data') ?? '';
  return /^(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://site.invalid')
    ? new URL(address, 'https://site.invalid').host
    : '';
}

/** Whether a picture or frame is too small to be seen. */
export const isTiny = (element: Element): boolean =>
  ['width', 'height'].some((name) => {
    const size = element.getAttribute(name);
    return size !== null && Number.parseFloat(size) < SMALLEST;
  }) || /(?:^|[;\s])(?:width|height):\s*[0-2](?:\.\d+)?p[xt]/.test(element.getAttribute('style') ?? '');
