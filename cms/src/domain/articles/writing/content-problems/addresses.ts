import { completeUrl } from '../../../../platform/text/url';
import { quoted } from './problem';

/**
 * The end of a sentence that names an address that readers cannot follow.
 * @param hint how an address of this kind begins
 */
export function explainUnusable(address: unknown, hint: string): string {
  const why = typeof address === 'string' && /\s/.test(address.trim()) ? ', because it contains a blank' : '';
  return `cannot be used${why}. ${hint}`;
}

/** The same for one that saving changes; null if it is complete. */
export function explainTidied(address: unknown): string | null {
  const tidied = completeUrl(address);
  if (typeof address !== 'string' || tidied === address || tidied === '') return null;
  const typed = address.trim();
  if (tidied === typed) return 'has blanks around it. Saving removes them.';
  const mistake = typed.startsWith('http') ? 'begins twice' : 'has no https://';
  return `${mistake}. Saving makes it ${quoted(tidied)}.`;
}
