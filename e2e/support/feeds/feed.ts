import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { htmlFindings } from '../html/html.ts';
import { schemaFindings } from './xml-schema.ts';

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
};

/** Elements that are optional in RSS but required in our feed. */
const OF_EVERY_ITEM = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'content:encoded'];

type IsJudged = (link: string) => boolean;

/**
 * Faults of a feed; empty if there are none.
 * @param address the URL of the feed
 * @param isJudged whether to check the text of the item with this link; articles of other tests are their own concern
 */
export async function feedFindings(
  xml: string,
  address: string,
  isJudged: IsJudged = () => true,
): Promise<string[]> {
  const findings = schemaFindings(xml, 'rss.xsd');
  return findings.length > 0 ? findings : findingsBeyondSchema(xml, address, isJudged);
}

async function findingsBeyondSchema(xml: string, address: string, isJudged: IsJudged): Promise<string[]> {
  const document = XmlDocument.fromString(xml);
  try {
    const judged = elementsAt(document, '//item').filter((item) => isJudged(item.get('link')?.content ?? ''));
    const texts = judged.map((item) => item.get('content:encoded', NAMESPACES)?.content ?? '');
    const findings = await Promise.all(texts.map((html) => htmlFindings(html, 'text')));
    return [...structureFindings(document, address), ...findings.flat()];
  } finally {
    document.dispose();
  }
}

const elementsAt = (document: XmlDocument, path: string): XmlElement[] =>
  document.find(path, NAMESPACES).filter((node) => node instanceof XmlElement);

const getTexts = (elements: readonly XmlElement[]): string[] => elements.map(({ content }) => content);

/** Checks that a schema cannot express. */
function structureFindings(document: XmlDocument, address: string): string[] {
  const at = (path: string) => elementsAt(document, path);
  return [
    ...selfFindings(at('/rss/channel/atom:link[@rel="self"]'), address),
    ...OF_EVERY_ITEM.flatMap((name) => at(`//item[not(${name})]`).map(() => `an item has no ${name}`)),
    ...getTexts(at('//pubDate | //lastBuildDate'))
      .filter((text) => !isMoment(text))
      .map((text) => `“${text}” is not a valid date`),
    // A guid is a URL unless isPermaLink says otherwise.
    ...getTexts(at('//guid[not(@isPermaLink) or @isPermaLink="true" or @isPermaLink="1"]'))
      .filter((guid) => !URL.canParse(guid))
      .map((guid) => `the guid “${guid}” is not a URL`),
  ];
}

/** Aggregators that found the feed elsewhere return to the URL that it declares. */
function selfFindings(links: readonly XmlElement[], address: string): string[] {
  const found = links.map((link) => link.attr('href')?.value);
  return found.join() === address ? [] : [`its own address is ${found.join() || 'nowhere'}, not ${address}`];
}

/**
 * `Date` reads February 31 as March 3 and accepts any day of the week, so the parsed date must format to the same text.
 */
function isMoment(text: string): boolean {
  const inGmt = text.replace(/ [+-]\d{4}$/, ' GMT');
  return new Date(inGmt).toUTCString() === inGmt;
}
