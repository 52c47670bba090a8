import { slugify } from '../src/platform/shared/slug.gen';
import { TOPICS } from './topics.gen';
import type { TopicEntry } from './topics-file';

/** One of the 31 topics, each with a hub page and 20 sub-topics (C20), as defined in `topics.yaml`. */
export interface Topic extends Readonly<TopicEntry> {
  /** The last path segment of its hub page. */
  slug: string;
}
export type HubHeadings = Topic['headings'];

/**
 * The specified topics in order. They are compiled into the CMS, which needs them wherever the content folder is: `npm
 * run codegen` copies them from `topics.yaml`.
 */
export const CATALOGUE: readonly Topic[] = TOPICS.map((topic) => ({ ...topic, slug: slugify(topic.name) }));
