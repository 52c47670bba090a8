import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { htmlFindings } from '../html/html.ts';
import { schemaFindings } from './xml-schema.ts';

const NAMESPACES = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
};

/** What RSS leaves to everyone, and readers of our feed count on. */
const OF_EVERY_ITEM = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'content:encoded'];

type IsJudged = (link: string) => boolean;

/**
 * What is wrong with a feed, in words; nothing, when all is well.
 * @param address where it was got
 * @param isJudged whose text is looked at, by its link: for what other tests write they answer themselves
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

/** What no schema can say. */
function structureFindings(document: XmlDocument, address: string): string[] {
  const at = (path: string) => elementsAt(document, path);
  return [
    ...selfFindings(at('/rss/channel/atom:link[@rel="self"]'), address),
    ...OF_EVERY_ITEM.flatMap((name) => at(`//item[not(${name})]`).map(() => `an item has no ${name}`)),
    ...getTexts(at('//pubDate | //lastBuildDate'))
      .filter((text) => !isMoment(text))
      .map((text) => `there is no moment “${text}”`),
    // It is an address where nothing else is said.
    ...getTexts(at('//guid[not(@isPermaLink) or @isPermaLink="true" or @isPermaLink="1"]'))
      .filter((guid) => !URL.canParse(guid))
      .map((guid) => `the guid “${guid}” says it is an address`),
  ];
}

/** Aggregators that got it elsewhere come back to the address that it says is its own. */
function selfFindings(links: readonly XmlElement[], address: string): string[] {
  const found = links.map((link) => link.attr('href')?.value);
  return found.join() === address ? [] : [`its own address is ${found.join() || 'nowhere'}, not ${address}`];
}

/** `Date` takes the 31st of February for the 3rd of March, and any day of the week: what it makes of a moment has to be the same. */
function isMoment(text: string): boolean {
  const inGmt = text.replace(/ [+-]\d{4}$/, ' GMT');
  return new Date(inGmt).toUTCString() === inGmt;
}
