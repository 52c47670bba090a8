import { createContext, use } from 'react';

/** The settings that readers see. */
export interface Site {
  name: string;
  /** Without a slash at the end. */
  publicUrl: string;
  copyright: string;
  /** Where readers may write to without an account. */
  contactEmail: string;
  /** The four networks of the footer. */
  social: { name: string; url: string }[];
  /** Whether `/styleguide` is there. */
  styleguide: boolean;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it.');
  return site;
}
