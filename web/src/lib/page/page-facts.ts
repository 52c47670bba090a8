/** What is known about a page without running its code: codegen writes the lists of pages from it. */
export interface RouteFacts {
  /** The file of the page's component, relative to `web`: the server finds its scripts and styles by it. */
  file: string;
  /** In React Router's syntax, without the leading `/`; '' is the home page. */
  paths: readonly string[];
  /**
   * Its route is part of every page's first load. The others have one segment each, and the browser fetches them
   * together when one is needed.
   */
  isInFirstLoad?: boolean;
  /** If pages share a path, this one is tried first. */
  hasPriority?: boolean;
  /** Permanent redirects, by path. */
  redirects?: Readonly<Record<string, string>>;
}

export interface ListingFacts {
  /** The section of the sitemap: `page` lists its first path, the others are read from the CMS. */
  sitemap?: SitemapSection;
  /**
   * Query parameters that the page depends on, by path, in the order the page cache writes them. All others
   * (`utm_source` ...) share one page.
   */
  parameters?: Readonly<Record<string, readonly string[]>>;
  /** Texts and banners may not link to it. */
  isForDevelopers?: boolean;
  /** The states in which tests open it as a guest. */
  screens: readonly Screen[];
}

export type SitemapSection = 'page' | 'articles' | 'categories';

/** A page in a state that a guest can reach. */
interface Screen {
  /** Names tests and screenshots. Related screens share a prefix. */
  name: string;
  /** With its query, if any. */
  path: string;
  /** Console messages that are expected on this screen, because they report a response that belongs to it. */
  expects?: RegExp;
}
