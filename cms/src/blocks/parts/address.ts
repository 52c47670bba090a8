import * as v from 'valibot';
import { linkUrl, mediaUrl, webUrl } from '../../links/url';
import type { LinkTarget } from '../block';

const passing = (rule: (address: unknown) => string | null) =>
  v.pipe(
    v.string(),
    v.check((address) => rule(address) !== null),
  );

export const linkAddress = passing(linkUrl);
export const mediaAddress = passing(mediaUrl);
export const webAddress = passing(webUrl);

/** Document 1: a link opens in a new tab by default. */
export const linkTarget = v.fallback(v.picklist(['_blank', '_self']), '_blank' satisfies LinkTarget);
