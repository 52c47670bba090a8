import { type Core, type UID } from '@strapi/strapi';
import { type Json } from '../../model/json';
import { type Master } from '../../media/master';
import { type Form } from '../ledger/ledger';

/** An item to seed: a category, a banner or a placement. */
export interface SeedItem {
  /** For example `category:sleep`. It is the same in every version of the content folder. */
  key: string;
  /** All its data in the content folder. */
  source: Json;
  picture: Master | null;
  /** The fields for the document service. Called when everything it refers to exists. */
  data(pictureId: number | null): object;
  /** A filter that finds the same item if a person has created it already; null if that does not matter. */
  taken: object | null;
}

/** A content type that is seeded, in its comparable form. */
export interface SeedType {
  uid: UID.ContentType;
  /** For messages: `categories`. */
  name: string;
  /** The prefix of the keys of all its items: `category:`. */
  prefix: string;
  items: SeedItem[];
  /** The current entries of the CMS, by document id. */
  forms(strapi: Core.Strapi): Promise<Map<string, Form>>;
}
