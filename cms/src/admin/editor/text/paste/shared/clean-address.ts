import { toLinkUrl } from '../../../../../platform/text/url';

/** Parameters that tell the target which letter, advertisement or reader a visitor comes from. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id|_hs(?:enc|mi)|vero_.*|mkt_tok|oly_.*_id|wickedid|ref_src|ref_url|si)$/i;

/** Google Docs and its search send visitors through an address of their own. */
const REDIRECT = /^https?:\/\/(?:www\.)?google\.[a-z.]+\/url$/i;

/** The address of a pasted link, without what follows a reader around; null: a link must not lead there. */
export function cleanAddress(pasted: string): string | null {
  const address = toLinkUrl(unwrap(pasted));
  if (address === null || !/^https?:/i.test(address)) return address;
  const url = new URL(address);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  if (tracking.length === 0) return address;
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

/** A text with the addresses in it cleaned. */
export const cleanAddresses = (text: string): string =>
  text.replaceAll(
    /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi,
    (address) => cleanAddress(address) ?? address,
  );

function unwrap(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (!REDIRECT.test(url.origin + url.pathname)) return address;
  return url.searchParams.get('q') ?? url.searchParams.get('url') ?? address;
}
