import type { Core } from '@strapi/strapi';
import { presentVersions } from './present-version';

type Kept<T> = (strapi: Core.Strapi) => Promise<T>;

/**
 * Caches a value per content version and CMS instance; concurrent callers share one computation. Failures are not
 * cached.
 */
export const perVersion = <T>(make: Kept<T>): Kept<T> => keptBy('version', make);

/** The same for values that do not depend on articles: publishing an article does not invalidate them. */
export const perArrangement = <T>(make: Kept<T>): Kept<T> => keptBy('arrangement', make);

function keptBy<T>(number: 'version' | 'arrangement', make: Kept<T>): Kept<T> {
  const kept = new WeakMap<object, { version: number; made: Promise<T> }>();
  return async (strapi) => {
    const { [number]: version } = await presentVersions(strapi);
    const known = kept.get(strapi);
    if (known?.version === version) return known.made;
    const made = make(strapi);
    kept.set(strapi, { version, made });
    made.catch(() => kept.delete(strapi));
    return made;
  };
}
