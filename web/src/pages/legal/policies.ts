/** Metadata of a policy page. */
export interface Policy {
  path: string;
  /** The page's heading and title. */
  title: string;
  /** For search engines and social networks: 110 to 160 characters. */
  description: string;
  /** The date of its last change: `2026-11-22`. */
  updated: string;
}

export const PRIVACY: Policy = {
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description:
    'What this site learns about you, why, how long it keeps it and what you can do about it. In short: little, to run the site, and it is never sold.',
  updated: '2026-11-29',
};

export const TERMS: Policy = {
  path: '/terms',
  title: 'Terms of Use',
  description:
    'The rules for reading this site, having an account and writing comments: what you may expect of us, what we ask of you, and who answers for what.',
  updated: '2026-11-29',
};

export const DISCLAIMER: Policy = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description:
    'What you read here informs and does not replace a doctor. How far our articles, calculators, comments and links can be relied on, and where they end.',
  updated: '2026-11-29',
};

export const COOKIES: Policy = {
  path: '/cookie-policy',
  title: 'Cookie Policy',
  description:
    'This site sets no cookies for its readers. Everything that it keeps in your browser, by name: where it is, what it is for and when it goes away.',
  updated: '2026-11-22',
};

/** The policies connected by tabs, in tab order. */
export const TABBED_POLICIES: readonly Policy[] = [PRIVACY, TERMS, DISCLAIMER];
