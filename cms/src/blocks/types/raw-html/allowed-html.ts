/** What of an editor's HTML reaches readers. No style, class, id, name or event handler is among it. */

/** Headings of level 1 become level 2 before this list is asked. */
export const ALLOWED_TAGS: string[] = [
  ...['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'figure', 'figcaption'],
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
  ...['code', 'kbd', 'samp', 'var', 'time', 'img'],
];

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
 * Elements whose inside goes with them. For most it is not prose; for the rest browsers read it by other rules than
 * the cleaner does, which is how harmless text has become an element again (mutation XSS).
 */
export const DROPPED_WHOLE: string[] = [
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
