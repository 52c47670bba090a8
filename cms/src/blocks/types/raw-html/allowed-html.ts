/** The part of an editor's HTML that readers get. It contains no style, class, id, name or event handler. */

/** Applies after the replacements of `REPLACED_TAGS`. */
export const ALLOWED_TAGS: string[] = [
  ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'figure', 'figcaption'],
  ...['details', 'summary'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...[
    'a',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'abbr',
    'cite',
    'q',
  ],
  ...['code', 'kbd', 'samp', 'var', 'time', 'img', 'ruby', 'rt', 'rp'],
];

/**
 * Elements that are replaced by others. Level 1 is the page's title (C16); a box stays a box, or the text before and
 * after it would run together; struck-out text stays struck out.
 */
export const REPLACED_TAGS: Record<string, string> = {
  h1: 'h2',
  dir: 'ul',
  menu: 'ul',
  strike: 's',
  ...Object.fromEntries(
    [
      ...[
        'address',
        'article',
        'aside',
        'center',
        'dialog',
        'fieldset',
        'footer',
        'form',
        'header',
        'hgroup',
      ],
      ...['legend', 'main', 'nav', 'optgroup', 'search', 'section'],
    ].map((box) => [box, 'div']),
  ),
};

export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  '*': ['lang', 'dir'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  abbr: ['title'],
  time: ['datetime'],
};

/**
 * Elements that are dropped with their content. For most of them it is not prose; the others are parsed differently by
 * browsers than by the cleaner, which is how harmless text has turned into an element again (mutation XSS).
 */
export const DROPPED_TAGS: string[] = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'xmp',
    'listing',
  ],
  ...['svg', 'math', 'object', 'embed', 'applet', 'canvas', 'audio', 'video'],
  ...['title', 'textarea', 'select', 'option', 'button', 'frameset', 'portal'],
];
