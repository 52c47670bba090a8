import { createContext, use } from 'react';
import type { SiteLink } from '../shared/site-links.gen';

/** A picture of the site itself. */
export interface SitePicture {
  /** From `/`, or absolute. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

export interface SiteColumn extends SiteLink {
  links: readonly SiteLink[];
}

/**
 * The public settings. What editors may leave out is missing unless they have set it. Of links, a missing list means the
 * default, and an empty one that there are none.
 */
export interface Site {
  name: string;
  /** Without a trailing slash. */
  publicUrl: string;
  copyright: string;
  /** The contact address for readers without an account. */
  contactEmail: string;
  /** The footer's social networks. */
  social: { name: string; url: string }[];
  /** Whether `/styleguide` exists. */
  styleguide: boolean;
  /** Instead of the mark and the name in the header. */
  logo?: SitePicture;
  /** The logo for the dark colour scheme. */
  darkLogo?: Omit<SitePicture, 'alt'>;
  /** For pages without a picture of their own. */
  shareImage?: SitePicture;
  headerLinks?: readonly SiteLink[];
  footerColumns?: readonly SiteColumn[];
  /** The first row at the bottom of the footer. */
  footerTools?: readonly SiteLink[];
  /** The second one. */
  footerLinks?: readonly SiteLink[];
  /** There are no places for ads, and no ads in articles. */
  hidesAds?: true;
  /** The path of the frame with the ad for each place. */
  adFrame?: string;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}

/** How the site shows ads. Parts of a page without a provider above them, as in tests, show empty places. */
export function useAds(): { hidden: boolean; frame: string | undefined } {
  const site = use(SiteContext);
  return { hidden: site?.hidesAds ?? false, frame: site?.adFrame };
}
