import { slugify } from '../../lib/shared/slug.gen';
import type { HubPageQuery } from './HubPage.gen';

export type TopicHub = NonNullable<HubPageQuery['topicHub']>;

/** Where "View All" beside a heading leads: to the sub-topic of that name. */
export const viewAllHref = (heading: string): string => `/category/${slugify(heading)}`;
