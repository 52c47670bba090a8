import { type Core } from '@strapi/strapi';
import { getDocuments } from '../articles/service';
import { type Json } from '../model/json';
import { type LibraryFile } from '../media/library-file';
import { type Master } from '../media/master';
import { type SeedType, type SeedItem } from './types/seed-type';
import { hashContent, isUntouched, type Ledger } from './ledger/ledger';

/** The items to write, and the keys of those that are not updated because a person created or changed them. */
export interface WritePlan<T> {
  write: T[];
  preserved: string[];
}

function sourceHash({ source, picture }: SeedItem): string {
  return hashContent([source, picture && masterJson(picture)]);
}

export function masterJson({ sha256, name, alt, credit }: Master): Json {
  return { sha256, name, alt, credit };
}

/** @param exists whether an article still exists */
export async function planItems(
  strapi: Core.Strapi,
  kind: SeedType,
  ledger: Ledger,
  exists: (documentId: string) => boolean,
): Promise<WritePlan<SeedItem>> {
  const decision: WritePlan<SeedItem> = { write: [], preserved: [] };
  const fresh = kind.items.filter((item) => ledger.items[item.key]?.source !== sourceHash(item));
  const forms = fresh.length > 0 ? await kind.forms(strapi) : new Map<string, never>();
  // An empty database has no conflicts: this saves 620 queries at the first start.
  const mayBeTaken = forms.size > 0;
  for (const item of fresh) {
    const known = ledger.items[item.key];
    const now = known && forms.get(known.documentId);
    // A person deleted it: do not import it again.
    if (known && !now) continue;
    const touched = known && now && !isUntouched(known, now, exists);
    const theirs =
      !known &&
      mayBeTaken &&
      item.taken &&
      (await strapi.db.query(kind.uid).count({ where: item.taken })) > 0;
    if (touched || theirs) decision.preserved.push(item.key);
    else decision.write.push(item);
  }
  return decision;
}

/** @param files files of the media library, by the path of their master */
export async function writeItems(
  strapi: Core.Strapi,
  kind: SeedType,
  items: readonly SeedItem[],
  ledger: Ledger,
  files: ReadonlyMap<string, LibraryFile>,
  onItem: () => void,
): Promise<number> {
  if (items.length === 0) return 0;
  const service = getDocuments(strapi, kind.uid);
  const written = new Map<SeedItem, string>();
  for (const item of items) {
    const known = ledger.items[item.key];
    const data = item.data(item.picture && (files.get(item.picture.path)?.id ?? null));
    if (known) await service.update({ documentId: known.documentId, data });
    written.set(item, known?.documentId ?? (await service.create({ data })).documentId);
    onItem();
  }
  const forms = await kind.forms(strapi);
  for (const [item, documentId] of written) {
    const form = forms.get(documentId);
    if (!form) throw new Error(`${item.key} was written and cannot be read back`);
    ledger.items[item.key] = {
      documentId,
      source: sourceHash(item),
      stored: hashContent(form.fields),
      ties: form.ties,
    };
  }
  return written.size;
}

/** Removes entries that are no longer in the folder, unless somebody changed them. @returns how many */
export async function removeLeftovers(
  strapi: Core.Strapi,
  kind: SeedType,
  ledger: Ledger,
  exists: (documentId: string) => boolean,
): Promise<number> {
  const present = new Set(kind.items.map(({ key }) => key));
  const leftovers = Object.entries(ledger.items).filter(
    ([key]) => key.startsWith(kind.prefix) && !present.has(key),
  );
  if (leftovers.length === 0) return 0;
  const forms = await kind.forms(strapi);
  let removed = 0;
  for (const [key, item] of leftovers) {
    const now = forms.get(item.documentId);
    if (now && !isUntouched(item, now, exists)) continue;
    ledger.forget(key);
    if (!now) continue;
    await getDocuments(strapi, kind.uid).delete({ documentId: item.documentId });
    removed += 1;
  }
  return removed;
}
