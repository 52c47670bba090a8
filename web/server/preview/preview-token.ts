import { splitTarget } from '../http/canonical-address';

/** The query parameter of preview addresses: `/blog/night?preview=TOKEN`. */
export const PREVIEW = 'preview';

/**
 * The preview token in a request target; undefined for a page as readers get it. The CMS decides whether the token is
 * valid.
 */
export function getPreviewToken(target: string): string | undefined {
  const { query } = splitTarget(target);
  // Nearly no address has one.
  return query.includes(PREVIEW) ? (new URLSearchParams(query).get(PREVIEW) ?? undefined) : undefined;
}

/** Whether a text can be a token, so that no other is sent to the CMS. */
export const isPossibleToken = (token: string): boolean => /^[\w.-]{1,200}$/.test(token);

/** A page of a preview. */
export const toPreviewAddress = (path: string, token: string): string =>
  `${path}?${new URLSearchParams({ [PREVIEW]: token })}`;
