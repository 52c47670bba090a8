import { createContext, use } from 'react';

/** The public settings. */
export interface Site {
  name: string;
  /** Without a trailing slash. */
  publicUrl: string;
  copyright: string;
  /** The contact address for readers without an account. */
  contactEmail: string;
  /** The footer's four social networks. */
  social: { name: string; url: string }[];
  /** Whether `/styleguide` exists. */
  styleguide: boolean;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
