import { completeUrl } from '../../../../platform/text/url';
import { quoted } from './problem';

/** @param hint how an address of this kind begins */
export function describeUnusableAddress(address: unknown, hint: string): string {
  const why = typeof address === 'string' && /\s/.test(address.trim()) ? ', because it contains a blank' : '';
  return `the address ${quoted(address)} cannot be used${why}. ${hint}`;
}

/** What saving changes of an address that can be used; null if nothing. */
export function describeMendedAddress(address: unknown): string | null {
  const mended = completeUrl(address);
  if (typeof address !== 'string' || mended === address) return null;
  return mended === address.trim()
    ? `the address ${quoted(address)} has blanks around it. Saving removes them.`
    : `the address ${quoted(address)} has no https://. Saving makes it ${quoted(mended)}.`;
}
