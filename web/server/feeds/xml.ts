import escapeHtml from 'escape-html';

/** A piece of XML that is well-formed by itself. Only `element` makes one: every other text is escaped where it is put. */
export interface Xml {
  readonly xml: string;
}

type Child = Xml | string;

/** What XML 1.0 has no way to write (section 2.2), escaped or not: one such character makes readers refuse the whole file. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * An element with its attributes and what is in it; an attribute that is undefined is left out.
 * @param name as the program knows it, prefix included: it is not escaped, and neither are the attributes' names
 */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  children: Child | readonly Child[],
): Xml {
  const opening = [name];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) opening.push(`${attribute}="${escaped(String(value))}"`);
  }
  const content = (isList(children) ? children : [children])
    .map((child) => (typeof child === 'string' ? escaped(child) : child.xml))
    .join('');
  return { xml: `<${opening.join(' ')}>${content}</${name}>` };
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

const escaped = (text: string) => escapeHtml(text.replace(NOT_IN_XML, ''));

const isList = (children: Child | readonly Child[]): children is readonly Child[] => Array.isArray(children);
