import { each, isThing, type Thing } from './thing.ts';

/** The only supported vocabulary. */
const CONTEXT = 'https://schema.org';

const SCRIPT = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** The contents of the page's JSON-LD scripts. */
function scriptsIn(html: string): Thing[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) => each(JSON.parse(json)).filter(isThing));
}

/** The objects in all JSON-LD scripts of the page. */
export const toldIn = (html: string): Thing[] =>
  scriptsIn(html).flatMap((script) => each(script['@graph'] ?? script).filter(isThing));

/** Messages about JSON-LD scripts with another vocabulary. */
export const contextFaultsIn = (html: string): string[] =>
  scriptsIn(html)
    .map((script) => script['@context'])
    .filter((context) => context !== CONTEXT)
    .map((context) => `the @context is ${JSON.stringify(context)}, not ${JSON.stringify(CONTEXT)}`);
