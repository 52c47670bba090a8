import type { Core } from '@strapi/strapi';
import { getProgram } from '../../platform/strapi/actor';

/** Editions by document id. */
type Editions = Map<string, number>;

const units = new WeakMap<object, Editions>();

/**
 * The editions that the current request, or the current run of a program, has written. All writes of one request to a
 * document make one version: the admin's *Publish* saves and publishes, and an import writes an article in several
 * steps.
 */
export function getWrittenEditions(strapi: Core.Strapi): Editions {
  const unit = getProgram(strapi) ?? strapi.requestContext.get();
  if (!unit) return new Map();
  let written = units.get(unit);
  if (!written) {
    written = new Map();
    units.set(unit, written);
  }
  return written;
}
