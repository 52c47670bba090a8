import { type Core } from '@strapi/strapi';
import { documentsOf } from '../articles/service';
import { type Json } from '../format/json';
import { type LibraryFile } from '../media/library-file';
import { type Master } from '../media/master';
import { type Kind, type SeedItem } from './kind';
import { hashOf, isUntouched, type Ledger } from './ledger';

export interface Tally {
  written: number;
  /** Things left as a person made or changed them although the content folder says something new. */
  kept: string[];
}

/** Those that the content folder has anew or otherwise than when they were seeded. */
export function fresh(items: readonly SeedItem[], ledger: Ledger): SeedItem[] {
  return items.filter((item) => ledger.items[item.key]?.source !== sourceHash(item));
}

function sourceHash({ source, picture }: SeedItem): string {
  return hashOf([source, picture && masterJson(picture)]);
}

export function masterJson({ sha256, name, alt, credit }: Master): Json {
  return { sha256, name, alt, credit };
}

/** @param files the media library's files by the path of their master */
export async function seedKind(
  strapi: Core.Strapi,
  kind: Kind,
  ledger: Ledger,
  files: ReadonlyMap<string, LibraryFile>,
  onItem: () => void,
): Promise<Tally> {
  const tally: Tally = { written: 0, kept: [] };
  const items = fresh(kind.items, ledger);
  if (items.length === 0) return tally;
  const before = await kind.forms(strapi);
  const service = documentsOf(strapi, kind.uid);
  const written = new Map<SeedItem, string>();
  for (const item of items) {
    onItem();
    const known = ledger.items[item.key];
    const now = known && before.get(known.documentId);
    if (known && !now) continue;
    if (known && now && !isUntouched(known, now, () => true)) {
      tally.kept.push(item.key);
      continue;
    }
    if (!known && item.taken && (await strapi.db.query(kind.uid).count({ where: item.taken })) > 0) {
      tally.kept.push(item.key);
      continue;
    }
    const data = item.data(item.picture && (files.get(item.picture.path)?.id ?? null));
    if (known) await service.update({ documentId: known.documentId, data });
    written.set(item, known?.documentId ?? (await service.create({ data })).documentId);
    tally.written += 1;
  }
  const after = written.size > 0 ? await kind.forms(strapi) : before;
  for (const [item, documentId] of written) {
    const form = after.get(documentId);
    if (!form) throw new Error(`${item.key} was written and cannot be read back`);
    ledger.items[item.key] = {
      documentId,
      source: sourceHash(item),
      stored: hashOf(form.fields),
      ties: form.ties,
    };
  }
  return tally;
}
