import { linksFor } from '../../../src/domain/newsletter/links';
import { subscribe } from '../../../src/domain/newsletter/subscribe';
import type { Cms } from '../harness';

let readerCount = 0;

/** The tokens in the mail to an address that has just subscribed. */
export async function getNewsletterTokens(cms: Cms): Promise<{ confirm: string; unsubscribe: string }> {
  readerCount += 1;
  const links = linksFor(await subscribe(cms.strapi, `reader.${readerCount}@example.org`));
  const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
  return { confirm: tokenIn(links.confirm), unsubscribe: tokenIn(links.unsubscribe) };
}
