import { type Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type Json } from '../model/json';
import { sha256 } from '../media/master';

const Item = v.object({
  documentId: v.string(),
  /** Of what the content folder says. */
  source: v.string(),
  /** Of what the CMS held just after it was seeded. */
  stored: v.string(),
  /** The articles it listed then, as document ids: a list that is shorter because one was deleted is not a person's change. */
  ties: v.array(v.string()),
});
export type LedgerItem = v.InferOutput<typeof Item>;

const Items = v.record(v.string(), Item);
const PLUGIN = { type: 'plugin', name: 'content-files' } as const;
export const SOURCE_KEY = 'seed-source';
/** In the source's place once the demonstration content was taken out: a start leaves it out, `npm run seed` brings it in again. */
export const TAKEN_OUT = 'taken out';

/** What was seeded, by key (`article:slug`): so that what a person changed or deleted since stays as the person left it. */
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

  /** What was removed on request, not by an editor: the next seeding brings it in anew. */
  forget(key: string): void {
    Reflect.deleteProperty(this.items, key);
  }

  /** @param source of the whole content folder, when all of it was dealt with; or TAKEN_OUT */
  async save(source: string): Promise<void> {
    await this.strapi.store({ ...PLUGIN, key: 'seed-items' }).set({ value: this.items });
    await this.strapi.store({ ...PLUGIN, key: SOURCE_KEY }).set({ value: source });
  }
}

/** A thing of the CMS in a form that can be held against what it was. */
export interface Form {
  fields: Json;
  /** The same without fields that a later release added and filled itself: what was seeded before is known by it. */
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
