import { normalFields } from './normal-fields';
import { componentAttributes } from './schemas';
import { type Entry } from '../model/article';
import { type JsonObject } from '../model/json';

/** @param fields of the component `uid`, from the CMS or a file; unknown fields are dropped */
export function normalEntry(uid: string, fields: JsonObject): Entry {
  return { __component: uid, ...normalFields(fields, componentAttributes(uid)) };
}
