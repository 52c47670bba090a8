/** What is known of a page without its code: codegen writes the lists of pages from it. */
export interface RouteFacts {
  /** The file of the page's component, from `web` on: by it the server finds its scripts and styles. */
  file: string;
  /** As React Router writes them, without the first `/`; '' is the home page. */
  paths: readonly string[];
  /**
   * Its route is part of the first load of every page. The others have one segment each, and the browser fetches them
   * together when one is needed.
   */
  isOfFirstLoad?: boolean;
  /** Where pages share a path, this one is asked first whether it is there. */
  isAskedFirst?: boolean;
  /** Addresses that lead to others for good, by path. */
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
  /** It is no place that texts and banners may lead to. */
  isForDevelopers?: boolean;
  /** The states in which tests look at it as a guest. */
  screens: readonly Screen[];
}

export type SitemapSection = 'page' | 'articles' | 'categories';

/** A page as a guest comes to it. */
export interface Screen {
  /** Of tests and of pictures. What is looked at together begins alike. */
  name: string;
  /** With its query, where it has one. */
  path: string;
  /** What the browser says of an answer that belongs to this screen is none of its problems. */
  expects?: RegExp;
}
