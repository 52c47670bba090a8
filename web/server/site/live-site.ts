import type { GraphQLClient } from '../../src/lib/graphql/context';
import type { LiveSite } from '../../src/lib/site/live-site';
import type { Site } from '../../src/lib/site/site';
import { queryCms } from '../cms/query-cms';
import { createFileCache } from '../feeds/file-cache';
import { currentPreview, runForEveryone } from '../visitor/current-visitor';
import type { FixedSetting } from '../settings';
import { mergeSite } from './merge-site';
import { SiteSettingsDocument } from './SiteSettings.gen';

/** A page waits for the settings of its version as long as for its own data. */
const PATIENCE_MS = 5000;
/** A page without the settings of its version is rendered again after this long. */
const RETRY_AFTER_MS = 10_000;

interface Options {
  /** The settings of the environment, with defaults. */
  site: Site;
  fixed: ReadonlySet<FixedSetting>;
  reader: GraphQLClient;
  /** The current content version; undefined while the CMS does not report it. */
  version: () => number | undefined;
}

/**
 * The settings that readers get: those of the environment with what editors entered, requested once per content version.
 * While the CMS is down it returns the last ones, and before its first response those of the environment.
 */
export function createLiveSite({ site, fixed, reader, version }: Options): () => Promise<LiveSite> {
  let last = site;
  const getCached = createFileCache(
    'The site settings',
    async (): Promise<Site> => {
      // They are shared, so they must not count against the visitor who requests them first.
      const { site: entered } = await runForEveryone(() => queryCms(reader, SiteSettingsDocument, {}));
      last = mergeSite(site, fixed, entered);
      return last;
    },
    { version, patienceMs: PATIENCE_MS },
  );
  return async () => {
    // Do not wait for a CMS that does not respond.
    const got = version() === undefined ? null : await getCached().catch(() => null);
    return {
      site: withoutAdInPreview(got?.page ?? last),
      freshUntil: got?.current ? Infinity : Date.now() + RETRY_AFTER_MS,
    };
  };
}

/** A preview loads no ad and counts no view (`ads/ad-frame.ts`). */
const withoutAdInPreview = (site: Site): Site =>
  site.adFrame !== undefined && currentPreview() !== undefined
    ? { ...site, adFrame: '/ad-frame/preview/0' }
    : site;
