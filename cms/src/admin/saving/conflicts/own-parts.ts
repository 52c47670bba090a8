import { isObject } from '../../ui/is-object';
import type { Interceptor } from '../../ui/server/intercept-fetch';
import { getFormValues, type FormValues } from '../open-forms';
import { isComponent } from '../../ui/form/is-component';

const DOCUMENT = /^\/content-manager\/collection-types\/[^/]+\/([a-z0-9]+)$/;

/**
 * Strapi completes each part of a form with what is stored of the part with the same key. Where the last part of a list
 * was deleted, it gives its key to the next new part, which would get the row and the hidden id of the deleted one. This
 * sends what the form shows.
 */
export const sendOwnParts: Interceptor = {
  request({ pathname }, init) {
    const [, documentId] = DOCUMENT.exec(pathname) ?? [];
    const form = documentId === undefined ? undefined : getFormValues(documentId);
    if (init.method !== 'PUT' || !form || typeof init.body !== 'string') return init;
    const sent: unknown = JSON.parse(init.body);
    return { ...init, body: JSON.stringify(withOwnParts(sent, form)) };
  },
};

/** @param sent the values of the form, completed by Strapi */
export function withOwnParts(sent: unknown, { values, filledWith }: FormValues): unknown {
  return isObject(sent) ? mapFields(sent, values, filledWith) : sent;
}

type Fields = Record<string, unknown>;

const mapFields = (sent: Fields, shown: Fields, stored: Fields): Fields =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, mapValue(value, shown[name], stored[name])]),
  );

function mapValue(sent: unknown, shown: unknown, stored: unknown): unknown {
  if (Array.isArray(sent))
    return sent.map((part: unknown) => mapPart(part, findPart(shown, part), findPart(stored, part)));
  return isComponent(sent) && isComponent(shown) && isComponent(stored)
    ? mapFields(sent, shown, stored)
    : sent;
}

function mapPart(sent: unknown, shown: Fields | undefined, stored: Fields | undefined): unknown {
  if (!isComponent(sent) || !shown) return sent;
  const { id } = shown;
  if (stored && id !== undefined && id === stored.id && shown.__component === stored.__component)
    return mapFields(sent, shown, stored);
  const own = Object.entries(sent).filter(([name]) => shown[name] !== undefined);
  return mapFields(Object.fromEntries(own), shown, {});
}

function findPart(list: unknown, part: unknown): Fields | undefined {
  if (!Array.isArray(list) || !isComponent(part) || part.__temp_key__ === undefined) return undefined;
  const parts: unknown[] = list;
  return parts.filter((one) => isComponent(one)).find((one) => one.__temp_key__ === part.__temp_key__);
}
