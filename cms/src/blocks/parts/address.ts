import * as v from 'valibot';
import { toLinkUrl, toMediaUrl, toWebUrl } from '../../platform/text/url';
import type { LinkTarget } from '../block';

/** The normalised address; rejects one for which the rule returns null. */
const passing = (rule: (address: unknown) => string | null) =>
  v.pipe(v.unknown(), v.transform(rule), v.string());

export const linkAddress = passing(toLinkUrl);
export const mediaAddress = passing(toMediaUrl);
export const webAddress = passing(toWebUrl);

/** Links open in a new tab by default. */
export const linkTarget = v.fallback(v.picklist(['_blank', '_self']), '_blank' satisfies LinkTarget);
