import { toArray, isJsonLdObject, type JsonLdObject } from './json-ld-object.ts';

/** The only supported vocabulary. */
const CONTEXT = 'https://schema.org';

const SCRIPT = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** The contents of the page's JSON-LD scripts. */
function scriptsIn(html: string): JsonLdObject[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, json = '']) =>
    toArray(JSON.parse(json)).filter(isJsonLdObject),
  );
}

/** The objects in all JSON-LD scripts of the page. */
export const parseJsonLd = (html: string): JsonLdObject[] =>
  scriptsIn(html).flatMap((script) => toArray(script['@graph'] ?? script).filter(isJsonLdObject));

/** Messages about JSON-LD scripts with another vocabulary. */
export const findContextFaults = (html: string): string[] =>
  scriptsIn(html)
    .map((script) => script['@context'])
    .filter((context) => context !== CONTEXT)
    .map((context) => `the @context is ${JSON.stringify(context)}, not ${JSON.stringify(CONTEXT)}`);
