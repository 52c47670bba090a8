import { slugify } from '../src/platform/shared/slug.gen';
import { TOPICS } from './topics.gen';
import type { TopicEntry } from './topics-file';

/** One of the 31 topics, each with a hub page and 20 sub-topics (C20), as `topics.yaml` has it. */
export interface Topic extends Readonly<TopicEntry> {
  /** The last part of the address of its hub page. */
  slug: string;
}
export type HubHeadings = Topic['headings'];

/**
 * The topics of the specification in their order. Compiled with the CMS, which needs them wherever the content folder is:
 * `npm run codegen` copies them from `topics.yaml`.
 */
export const CATALOGUE: readonly Topic[] = TOPICS.map((topic) => ({ ...topic, slug: slugify(topic.name) }));
