import { type Core, type UID } from '@strapi/strapi';
import { type Json } from '../model/json';
import { type Master } from '../media/master';
import { type Form } from './ledger';

/** One thing to seed: a category, a banner, a placement. */
export interface SeedItem {
  /** `category:sleep`; the same in every edition of the content folder. */
  key: string;
  /** All that the content folder says of it. */
  source: Json;
  picture: Master | null;
  /** The fields for the document service; called when all that it refers to is there. */
  data(pictureId: number | null): object;
  /** How to tell that a person made the same thing first; null: it does not matter. */
  taken: object | null;
}

/** A content type that is seeded, in its comparable form. */
export interface Kind {
  uid: UID.ContentType;
  /** For people: `categories`. */
  name: string;
  /** How the keys of all its items begin: `category:`. */
  prefix: string;
  items: SeedItem[];
  /** What the CMS holds now, by document id. */
  forms(strapi: Core.Strapi): Promise<Map<string, Form>>;
}
