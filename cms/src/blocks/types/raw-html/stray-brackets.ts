/**
 * HTML elements, current and obsolete. Names with "-" or ":" belong to their authors (`<my-box>`, Word's `<o:p>`) and
 * count as elements, and so does every name with an end tag.
 */
const ELEMENTS = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe ' +
    'image img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta ' +
    'meter nav nobr noembed noframes noscript object ol optgroup option output p param picture plaintext portal pre ' +
    'progress q rb rp rt rtc ruby s samp script search section select slot small source spacer span strike strong style ' +
    'sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
);

/** A tag as far as it extends: without its `>` when another `<` or the end of the markup comes first. */
const TAG = /<(\/?)([a-z][^\s/<>]*)(?:[^<>=]|=\s*"[^"]*"|=\s*'[^']*'|=)*(>?)/gi;
const END_TAG = /<\/([a-z][^\s/<>]*)/gi;
const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;
const NO_TAG = /<\/(?![a-z>])/gi;

/**
 * Escapes each `<` that does not begin an element. In "HDL <forty mg is low</p>" and "a<b c" parsers see a tag, and the
 * words in it are lost. The same happens in a comment that is never closed, and in CDATA, which HTML does not have.
 */
export function escapeStrayBrackets(html: string): string {
  const markup = endComments(html.replace(CDATA, (_, text: string) => text.replaceAll('<', '&lt;')));
  const ended = new Set(Array.from(markup.matchAll(END_TAG), ([, name = '']) => name.toLowerCase()));
  const isElement = (name: string) => ELEMENTS.has(name) || /[-:]/.test(name) || ended.has(name);
  return markup
    .replace(NO_TAG, '&lt;/')
    .replace(TAG, (tag: string, slash: string, name: string, end: string) => {
      const isTag = end !== '' && (slash !== '' || isElement(name.toLowerCase()));
      return isTag ? tag : `&lt;${tag.slice(1)}`;
    });
}

/** Escapes the first unclosed comment and all after it. */
function endComments(html: string): string {
  let begin = html.indexOf('<!--');
  while (begin >= 0) {
    const end = html.indexOf('-->', begin + 2);
    if (end < 0) return html.slice(0, begin) + html.slice(begin).replaceAll('<!--', '&lt;!--');
    begin = html.indexOf('<!--', end + 3);
  }
  return html;
}
