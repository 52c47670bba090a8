import type { Core } from '@strapi/strapi';
import { presentVersion } from './present-version';

/** Made once for each content version and each CMS, and shared by all who ask meanwhile. A failure is not kept. */
export function perVersion<T>(
  make: (strapi: Core.Strapi) => Promise<T>,
): (strapi: Core.Strapi) => Promise<T> {
  const kept = new WeakMap<object, { version: number; made: Promise<T> }>();
  return async (strapi) => {
    const version = await presentVersion(strapi);
    const known = kept.get(strapi);
    if (known?.version === version) return known.made;
    const made = make(strapi);
    kept.set(strapi, { version, made });
    made.catch(() => kept.delete(strapi));
    return made;
  };
}
