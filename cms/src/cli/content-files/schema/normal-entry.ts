import { normalFields } from './normal-fields';
import { componentAttributes } from './schemas';
import { type Entry } from '../model/article';
import { type JsonObject } from '../model/json';

/** @param fields of the component `uid`, as the CMS or a file has them; fields it does not know are left out */
export function normalEntry(uid: string, fields: JsonObject): Entry {
  return { __component: uid, ...normalFields(fields, componentAttributes(uid)) };
}
