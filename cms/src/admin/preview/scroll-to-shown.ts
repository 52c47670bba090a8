import { findMostAlike } from './overlap';
import { toOwnAddress } from './page-head';

/** By what a previewed part of a page is found; the server describes it. */
export type ShownOnPage = { picture: string; text: string } | { slugs: string[] };

/** The height of the site's header, which covers the top of the page. */
const HEADER_PX = 96;

/** Scrolls a page to its previewed part if that is not in view. At once: nothing moves. */
export function scrollToShown(page: Window, shown: ShownOnPage): void {
  const element = 'slugs' in shown ? findList(page.document, shown.slugs) : findBanner(page.document, shown);
  if (!element) return;
  const { top, bottom, height } = element.getBoundingClientRect();
  // Another view is open.
  if (height === 0) return;
  const visible = Math.min(bottom, page.innerHeight) - Math.max(top, HEADER_PX);
  if (visible >= Math.min(height, page.innerHeight) / 2) return;
  const margin = Math.max(HEADER_PX, (page.innerHeight - height) / 2);
  // Not `scrollIntoView`, which would scroll the admin too.
  page.scrollTo({ top: page.scrollY + top - margin, behavior: 'instant' });
}

/** The same picture may be in several banners, and a banner twice, for narrow and wide screens. */
function findBanner(page: Document, { picture, text }: { picture: string; text: string }) {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => toPath(image.getAttribute('src')) === toPath(picture) && image.getClientRects().length > 0,
  );
  return pictures.find((image) => getTile(image)?.textContent?.includes(text)) ?? pictures[0];
}

const toPath = (address: string | null): string => toOwnAddress(address ?? '');
const getTile = (image: Element): Element | null => image.closest('a, li, aside, header');

/** The outermost element with these articles and hardly any others. */
function findList(page: Document, slugs: readonly string[]): Element | undefined {
  const found = new Map<Element, Set<string>>();
  for (const link of page.querySelectorAll('main a[href^="/blog/"]')) {
    const slug = toPath(link.getAttribute('href')).replace(/^\/blog\/|[?#].*$/g, '');
    for (let around = link.parentElement; around; around = around.parentElement)
      found.set(around, (found.get(around) ?? new Set()).add(slug));
  }
  const inOrder = [...found].toSorted(([one], [other]) => (isBefore(one, other) ? -1 : 1));
  return findMostAlike(inOrder, new Set(slugs));
}

/** An element is before those in it. */
const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
