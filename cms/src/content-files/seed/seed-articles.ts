import { type Core } from '@strapi/strapi';
import { applyChanges } from '../articles/apply';
import { readDocuments } from '../articles/documents';
import { type Change } from '../articles/plan';
import { masterPathOf, type Wanted } from '../articles/wanted';
import { type Json } from '../format/json';
import { writeArticle } from '../format/write-article';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { type Master } from '../media/master';
import { mapArticleMedia } from '../schema/map-media';
import { articleForm } from './article-forms';
import { hashOf, isUntouched, type Ledger } from './ledger';
import { masterJson, type Tally } from './seed-kind';

export function articleKey({ article }: Wanted): string {
  return `article:${article.slug}`;
}

/** The masters an article uses. */
export function mastersOf({ tied }: Wanted, masters: ReadonlyMap<string, Master>): Master[] {
  const used: Master[] = [];
  mapArticleMedia(tied, (value) => {
    const path = masterPathOf(value);
    const master = path === null ? undefined : masters.get(path);
    if (master) used.push(master);
    return value;
  });
  return used;
}

function sourceHash(wanted: Wanted, masters: ReadonlyMap<string, Master>): string {
  const used: Json[] = mastersOf(wanted, masters).map(masterJson);
  return hashOf([writeArticle(wanted.article), used]);
}

/** Those that the content folder has anew or otherwise than when they were seeded. */
export function freshArticles(
  wanted: readonly Wanted[],
  ledger: Ledger,
  masters: ReadonlyMap<string, Master>,
): Wanted[] {
  return wanted.filter((one) => ledger.items[articleKey(one)]?.source !== sourceHash(one, masters));
}

/** @param wanted the fresh ones */
export async function seedArticles(
  strapi: Core.Strapi,
  wanted: readonly Wanted[],
  ledger: Ledger,
  masters: ReadonlyMap<string, Master>,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
  onArticle: () => void,
): Promise<Tally> {
  const tally: Tally = { written: 0, kept: [] };
  const seeded = wanted
    .map((one) => ledger.items[articleKey(one)]?.documentId)
    .filter((id) => id !== undefined);
  const documents = await readDocuments(strapi, library, seeded);
  const changes: Change[] = [];
  const keys = new Map<string, Wanted>();
  for (const one of wanted) {
    const item = ledger.items[articleKey(one)];
    const stored = item && documents.get(item.documentId);
    // Deleted by a person: it stays away.
    if (item && !stored) continue;
    const touched = item && stored && !isUntouched(item, articleForm(stored), () => true);
    const theirs = !item && !one.key.startsWith('new:');
    if (touched || theirs) {
      tally.kept.push(articleKey(one));
      continue;
    }
    const key = item?.documentId ?? one.key;
    keys.set(key, one);
    const version =
      one.state === 'published' ? { published: one, draft: undefined } : { published: undefined, draft: one };
    changes.push({ key, stored, ...version });
  }
  const ids = await applyChanges(strapi, changes, library, files, onArticle);
  const after = await readDocuments(strapi, library, [...ids.values()]);
  for (const [key, documentId] of ids) {
    const one = keys.get(key);
    const stored = after.get(documentId);
    if (!one || !stored) throw new Error(`${key} was written and cannot be read back`);
    const { fields, ties } = articleForm(stored);
    ledger.items[articleKey(one)] = {
      documentId,
      source: sourceHash(one, masters),
      stored: hashOf(fields),
      ties,
    };
    tally.written += 1;
  }
  return tally;
}
