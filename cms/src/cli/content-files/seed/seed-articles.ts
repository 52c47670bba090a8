import { type Core } from '@strapi/strapi';
import { applyChanges } from '../articles/apply';
import { readDocuments } from '../articles/documents';
import { type Change } from '../articles/plan';
import { getMasterPath, type PlannedArticle } from '../articles/planned-article';
import { type Json, toJson } from '../model/json';
import { type Library } from '../media/library';
import { type LibraryFile } from '../media/library-file';
import { type Master } from '../media/master';
import { mapArticleMedia } from '../schema/map-media';
import { articleForm } from './article-forms';
import { hashContent, isUntouched, type Ledger } from './ledger/ledger';
import { type WritePlan, masterJson } from './seed-items';

function articleKey({ article }: PlannedArticle): string {
  return `article:${article.slug}`;
}

/** The master files that an article uses. */
export function getMasters({ tied }: PlannedArticle, masters: ReadonlyMap<string, Master>): Master[] {
  const used: Master[] = [];
  mapArticleMedia(tied, (value) => {
    const path = getMasterPath(value);
    const master = path === null ? undefined : masters.get(path);
    if (master) used.push(master);
    return value;
  });
  return used;
}

function sourceHash(wanted: PlannedArticle, masters: ReadonlyMap<string, Master>): string {
  const used: Json[] = getMasters(wanted, masters).map(masterJson);
  return hashContent([toJson(wanted.article), used]);
}

/** @param exists whether an article still exists */
export async function planArticles(
  strapi: Core.Strapi,
  wanted: readonly PlannedArticle[],
  ledger: Ledger,
  masters: ReadonlyMap<string, Master>,
  library: Library,
  exists: (documentId: string) => boolean,
): Promise<WritePlan<PlannedArticle>> {
  const decision: WritePlan<PlannedArticle> = { write: [], preserved: [] };
  const fresh = wanted.filter((one) => ledger.items[articleKey(one)]?.source !== sourceHash(one, masters));
  const seeded = fresh
    .map((one) => ledger.items[articleKey(one)]?.documentId)
    .filter((id) => id !== undefined);
  const documents = await readDocuments(strapi, library, seeded);
  for (const one of fresh) {
    const item = ledger.items[articleKey(one)];
    const stored = item && documents.get(item.documentId);
    // A person deleted it: do not import it again.
    if (item && !stored) continue;
    const touched = item && stored && !isUntouched(item, articleForm(stored), exists);
    const theirs = !item && !one.key.startsWith('new:');
    if (touched || theirs) decision.preserved.push(articleKey(one));
    else decision.write.push(one);
  }
  return decision;
}

/** @param wanted the chosen articles, with references resolved again now that their categories exist */
export async function writeArticles(
  strapi: Core.Strapi,
  wanted: readonly PlannedArticle[],
  ledger: Ledger,
  masters: ReadonlyMap<string, Master>,
  library: Library,
  files: ReadonlyMap<string, LibraryFile>,
  onArticle: () => void,
): Promise<number> {
  const byKey = new Map(wanted.map((one) => [ledger.items[articleKey(one)]?.documentId ?? one.key, one]));
  const changes = [...byKey].map(([key, one]): Change => {
    const published = one.state === 'published';
    return {
      key,
      stored: undefined,
      published: published ? one : undefined,
      draft: published ? undefined : one,
    };
  });
  const ids = await applyChanges(strapi, changes, library, files, onArticle);
  const after = await readDocuments(strapi, library, [...ids.values()]);
  for (const [key, documentId] of ids) {
    const one = byKey.get(key);
    const stored = after.get(documentId);
    if (!one || !stored) throw new Error(`${key} was written and cannot be read back`);
    const { fields, ties } = articleForm(stored);
    ledger.items[articleKey(one)] = {
      documentId,
      source: sourceHash(one, masters),
      stored: hashContent(fields),
      ties,
    };
  }
  return ids.size;
}
