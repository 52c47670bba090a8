import { each, isThing, type Thing } from './thing.ts';

/** Where schema.org's words come from; of another vocabulary nobody here would know the words. */
const CONTEXT = 'https://schema.org';

const SCRIPT = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** What the page's scripts of data hold. */
function scriptsIn(html: string): Thing[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => each(JSON.parse(json)).filter(isThing));
}

/** What the page tells search engines, in all its scripts; nothing, where it tells them nothing. */
export const toldIn = (html: string): Thing[] =>
  scriptsIn(html).flatMap((script) => each(script['@graph'] ?? script).filter(isThing));

/** The scripts that are not in schema.org's words. */
export const contextFaultsIn = (html: string): string[] =>
  scriptsIn(html)
    .map((script) => script['@context'])
    .filter((context) => context !== CONTEXT)
    .map((context) => `the @context is ${JSON.stringify(context)}, not ${JSON.stringify(CONTEXT)}`);
