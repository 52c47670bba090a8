import { toSitePath } from '../../../../domain/links/site-page';
import { cleanAddress } from '../paste/shared/clean-address';

/** Where readers find this site: as it is configured (`domain/site/brand-page.ts`), and beside the admin that is open. */
const readSites = (): string[] => {
  const configured = document.head.querySelector('meta[name="site-address"]')?.getAttribute('content');
  return [configured ?? '', location.origin].filter((address) => URL.canParse(address));
};

/** The path of an address of this site, without what follows a reader around; undefined: it is another one. */
export function toOwnPath(address: string, sites: readonly string[] = readSites()): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  const clean = cleanAddress(address) ?? address;
  return sites.map((site) => toSitePath(clean, site)).find((path) => path !== clean);
}
