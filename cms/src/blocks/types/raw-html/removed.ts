import sanitizeHtml from 'sanitize-html';
import { linkUrl, mediaUrl } from '../../../links/url';
import { DROPPED_WHOLE } from './allowed-html';
import { DEEPEST_NESTING, MOST_CHARACTERS } from './clean-html';

/** More are no help to anybody. */
const MOST_NAMED = 20;

/**
 * What cleaning takes out of markup that somebody may have wanted shown, in words: elements with all that is in them, links
 * that may not be followed, pictures that may not be drawn. Elements that go and leave their words are not among it.
 */
export function removedFrom(html: string): string[] {
  if (html.length > MOST_CHARACTERS) return [];
  const removed = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nestingLimit: DEEPEST_NESTING,
    // Only what is reported counts: nothing of the result is used.
    onOpenTag: (tag, attribs) => {
      if (removed.size >= MOST_NAMED) return;
      if (DROPPED_WHOLE.includes(tag)) removed.add(`<${tag}>`);
      if (tag === 'a' && attribs['href'] !== undefined && linkUrl(attribs['href']) === null) {
        removed.add(`the address ${attribs['href'].slice(0, 80)}`);
      }
      if (tag === 'img' && mediaUrl(attribs['src']) === null) {
        removed.add(`the picture ${(attribs['src'] ?? '').slice(0, 80)}`.trim());
      }
    },
  });
  return [...removed];
}
