import { html, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';

/**
 * Parses HTML as browsers do (parse5 implements the WHATWG algorithm), so that a different parser checks what the
 * cleaner lets through.
 */

const NEVER_ELEMENTS = new Set(
  'script style template noscript iframe noembed noframes plaintext xmp svg math object embed applet form input button select textarea meta link base title frameset'.split(
    ' ',
  ),
);
const EVER_ATTRIBUTES = new Set(
  'href target rel title src alt width height loading colspan rowspan scope start datetime lang dir'.split(
    ' ',
  ),
);

/** Descriptions of everything dangerous in it; [] when it is safe for browsers. */
export function dangersIn(markup: string): string[] {
  const fragment = parseFragment(markup);
  const found = fragment.childNodes.flatMap(findDangers);
  // Pages and extensions parse, serialise and parse markup again: a mutation shows in the second round.
  const again = parseFragment(serialize(fragment)).childNodes.flatMap(findDangers);
  return [...found, ...again];
}

export function elementsIn(markup: string): string[] {
  const walk = (node: DefaultTreeAdapterTypes.ChildNode): string[] =>
    'tagName' in node ? [node.tagName, ...node.childNodes.flatMap(walk)] : [];
  return parseFragment(markup).childNodes.flatMap(walk);
}

function findDangers(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === '#comment') return ['a comment'];
  if (!('tagName' in node)) return [];
  const dangers: string[] = [];
  if (NEVER_ELEMENTS.has(node.tagName)) dangers.push(`<${node.tagName}>`);
  if (node.namespaceURI !== html.NS.HTML) dangers.push(`<${node.tagName}> in another namespace`);
  for (const { name, value } of node.attrs) {
    if (!EVER_ATTRIBUTES.has(name)) dangers.push(`attribute ${name}`);
    if ((name === 'href' || name === 'src') && !isSafeAddress(value)) dangers.push(`${name}="${value}"`);
    if (
      name === 'target' &&
      !node.attrs.some(({ name, value }) => name === 'rel' && value.includes('noopener'))
    ) {
      dangers.push('a new tab with access to its opener');
    }
  }
  return [...dangers, ...node.childNodes.flatMap(findDangers)];
}

function isSafeAddress(value: string): boolean {
  const url = new URL(value, 'https://site.example/blog/a');
  const leavesQuietly = !/^[a-z]+:/i.test(value) && url.host !== 'site.example';
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) && !leavesQuietly;
}
