import { slugify } from '../../lib/shared/slug.gen';
import type { HubPageQuery } from './HubPage.gen';

export type TopicHub = NonNullable<HubPageQuery['topicHub']>;

/** The target of "View All" beside a heading: the sub-topic with that name. */
export const getViewAllHref = (heading: string): string => `/category/${slugify(heading)}`;
