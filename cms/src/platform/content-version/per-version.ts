import type { Core } from '@strapi/strapi';
import { createSingleFlightCache, type SingleFlightCache } from '../cache/single-flight';
import { withoutPreview } from '../preview/substitute';
import { getContentVersions } from './read-version';

type Compute<T> = (strapi: Core.Strapi) => Promise<T>;

/**
 * Caches a value per content version and CMS instance; concurrent callers share one computation, which never contains
 * what one of them previews. Failures are not cached.
 */
export const cachePerVersion = <T extends object>(make: Compute<T>): Compute<T> => cachePer('version', make);

/** The same for values that do not depend on articles: publishing an article does not invalidate them. */
export const cachePerArrangement = <T extends object>(make: Compute<T>): Compute<T> =>
  cachePer('arrangement', make);

function cachePer<T extends object>(number: 'version' | 'arrangement', make: Compute<T>): Compute<T> {
  const caches = new WeakMap<object, SingleFlightCache<T>>();
  return async (strapi) => {
    const cache = caches.get(strapi) ?? createSingleFlightCache<T>({ max: 1 });
    caches.set(strapi, cache);
    const { [number]: version } = await getContentVersions(strapi);
    return cache.get(String(version), () => withoutPreview(() => make(strapi)));
  };
}
