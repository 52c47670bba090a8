import { slugify } from '../../lib/shared/slug.gen';
import { titleCased } from '../../lib/text/title-cased';
import type { CategoriesListPageQuery, FormerCategoryQuery } from './CategoriesListPage.gen';

export type ListedTopic = CategoriesListPageQuery['topics'][number];

/** What the address of the categories list means. */
export type Choice =
  | { kind: 'all' }
  | { kind: 'topic'; topic: ListedTopic }
  /** Another spelling of a topic, or one of its sub-topics: the list is at the topic's slug. */
  | { kind: 'moved'; slug: string }
  /** No topic; null where the address says no words. */
  | { kind: 'unknown'; name: string | null };

/** @param slug the second segment of the path, decoded */
export function parseChoice(slug: string | undefined, topics: readonly ListedTopic[]): Choice {
  if (slug === undefined) return { kind: 'all' };
  const topic = topics.find((one) => one.slug === slug);
  if (topic) return { kind: 'topic', topic };
  const meant = slugify(slug);
  const home = topics.find(
    (one) => one.slug === meant || one.subTopics.some(({ name }) => slugify(name) === meant),
  );
  return home ? { kind: 'moved', slug: home.slug } : { kind: 'unknown', name: toWords(slug) };
}

/** The slug of the topic whose list a category is on; undefined: on none. */
export function getTopicSlug(found: FormerCategoryQuery['category']): string | undefined {
  if (found?.topic) return found.topic.slug;
  return found?.category?.kind === 'TOPIC' ? found.category.slug : undefined;
}

/** What of a made-up address may stand on a page: a few plain words. */
function toWords(slug: string): string | null {
  const isPlain = slug.length <= 60 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug);
  return isPlain ? titleCased(slug.replaceAll('-', ' ')) : null;
}
