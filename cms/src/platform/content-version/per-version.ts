import type { Core } from '@strapi/strapi';
import { createSingleFlightCache, type SingleFlightCache } from '../cache/single-flight';
import { presentVersions } from './present-version';

type Kept<T> = (strapi: Core.Strapi) => Promise<T>;

/** Made once for each content version and each CMS, and shared by all who ask meanwhile. A failure is not kept. */
export const perVersion = <T extends object>(make: Kept<T>): Kept<T> => keptBy('version', make);

/** The same for what no article has a part in: it is not made anew whenever one is published. */
export const perArrangement = <T extends object>(make: Kept<T>): Kept<T> => keptBy('arrangement', make);

function keptBy<T extends object>(number: 'version' | 'arrangement', make: Kept<T>): Kept<T> {
  const caches = new WeakMap<object, SingleFlightCache<T>>();
  return async (strapi) => {
    const cache = caches.get(strapi) ?? createSingleFlightCache<T>({ max: 1 });
    caches.set(strapi, cache);
    const { [number]: version } = await presentVersions(strapi);
    return cache.get(String(version), () => make(strapi));
  };
}
