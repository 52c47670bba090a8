import { slugify } from '../../lib/shared/slug.gen';
import { isHubSlug, type HubSlug } from '../../lib/routing/hub-slugs';
import { HUB_TABLE } from './hub-table';

const WITHOUT_LATER_ADS: HubSlug = 'womens-health';

/** What stands over a hub's six sections. */
export interface HubHeadings {
  /** Over the row of tiles. */
  topics: string;
  /** Over the six articles to begin with. */
  routine: string;
  /** Over the popular issues. */
  issues: string;
  /** Over one large article and the others beside it. */
  featured: string;
  /** Over the carousel. */
  carousel: string;
  /** Over the latest stories. */
  latest: string;
}

export interface Hub {
  /** The topic's value in the API (document 2, section 7): `Mens-health`. */
  topic: string;
  headings: HubHeadings;
  /** Whether ads stand among the stories and after them (C25). */
  adsFromStoriesOn: boolean;
}

/** The hub at `/{slug}`; undefined where there is none. */
export function hubAt(slug: string): Hub | undefined {
  if (!isHubSlug(slug)) return undefined;
  const [topic, topics, routine, issues, featured, carousel, latest] = HUB_TABLE[slug];
  return {
    topic,
    headings: { topics, routine, issues, featured, carousel, latest },
    adsFromStoriesOn: slug !== WITHOUT_LATER_ADS,
  };
}

/** Where "View All" beside a heading leads: to the sub-topic of that name. */
export const viewAllHref = (heading: string): string => `/category/${slugify(heading)}`;
