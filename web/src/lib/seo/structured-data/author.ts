import type { Site } from '../../site/site';
import { organisation } from './publisher';
import type { JsonLd } from './json-ld';

/** Author names that are not a person: `Editorial team`, `The Wellfolio editors`. */
const GROUP = /\b(team|editorial|editors|newsroom)\b/i;

/** The author of an article by the name that its editors gave: a person, or else the site. */
export function authorJsonLd(author: string | null, site: Site): JsonLd {
  const name = author?.trim();
  const isPerson = name && name !== site.name && !GROUP.test(name);
  return isPerson ? { '@type': 'Person', name } : organisation(site);
}
