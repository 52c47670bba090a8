import escapeHtml from 'escape-html';

/** A well-formed piece of XML. Only `element` creates one; all other text is escaped where it is inserted. */
export interface Xml {
  readonly xml: string;
}

type Child = Xml | string;

/**
 * Characters that XML 1.0 cannot represent (section 2.2), not even escaped: a single one makes parsers reject the
 * whole file.
 */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * An element with its attributes and content; undefined attributes are omitted.
 * @param name fixed in the code, prefix included: neither it nor the attributes' names are escaped
 */
export function xmlElement(
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
