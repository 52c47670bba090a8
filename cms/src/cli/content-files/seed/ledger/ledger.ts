import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Json } from '../../model/json';
import { sha256 } from '../../media/master';

const Item = v.object({
  documentId: v.string(),
  /** Hash of its data in the content folder. */
  source: v.string(),
  /** Hash of the entry in the CMS immediately after it was seeded. */
  stored: v.string(),
  /**
   * Document ids of the articles it listed then. A list that is shorter because an article was deleted does not count
   * as edited.
   */
  ties: v.array(v.string()),
});
export type LedgerItem = v.InferOutput<typeof Item>;

const Items = v.record(v.string(), Item);
const PLUGIN = { type: 'plugin', name: 'content-files' } as const;
export const SOURCE_KEY = 'seed-source';
/**
 * Stored instead of the source after the demonstration content was removed. A start does not seed it then; `npm run
 * seed` does.
 */
export const REMOVED = 'taken out';

/**
 * The record of what was seeded, by key (`article:slug`). With it, seeding leaves entries alone that a person has
 * changed or deleted since.
 */
export class Ledger {
  private constructor(
    private readonly strapi: Core.Strapi,
    readonly items: Record<string, LedgerItem>,
  ) {}

  static async read(strapi: Core.Strapi): Promise<Ledger> {
    const stored: unknown = await strapi.store({ ...PLUGIN, key: 'seed-items' }).get({});
    const parsed = v.safeParse(Items, stored ?? {});
    if (!parsed.success)
      throw new Error('The record of what was seeded cannot be read: restore the database from a backup');
    return new Ledger(strapi, parsed.output);
  }

  /** For what was removed on request, not by an editor: the next seeding imports it again. */
  forget(key: string): void {
    Reflect.deleteProperty(this.items, key);
  }

  /** @param source the hash of the whole content folder if all of it was processed; or TAKEN_OUT */
  async save(source: string): Promise<void> {
    await this.strapi.store({ ...PLUGIN, key: 'seed-items' }).set({ value: this.items });
    await this.strapi.store({ ...PLUGIN, key: SOURCE_KEY }).set({ value: source });
  }
}

/** An entry of the CMS in a form that can be compared with its earlier state. */
export interface Form {
  fields: Json;
  /** The same without fields that a later release added and filled, to recognise what an earlier release seeded. */
  former?: Json;
  /** Document ids of the articles it lists. */
  ties: string[];
}

export function hashContent(value: Json): string {
  return sha256(JSON.stringify(value));
}

/** @param exists whether an article is still there */
export function isUntouched(item: LedgerItem, now: Form, exists: (documentId: string) => boolean): boolean {
  const left = item.ties.filter(exists);
  return (
    [now.fields, now.former].some((fields) => fields !== undefined && item.stored === hashContent(fields)) &&
    left.length === now.ties.length &&
    left.every((id, at) => id === now.ties[at])
  );
}
