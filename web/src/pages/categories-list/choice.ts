import { slugify } from '../../lib/shared/slug.gen';
import { toTitleCase } from '../../lib/text/title-cased';
import type { CategoriesListPageQuery, FormerCategoryQuery } from './CategoriesListPage.gen';

export type ListedTopic = CategoriesListPageQuery['topics'][number];

/** What the address of the categories list refers to. */
export type TopicChoice =
  | { kind: 'all' }
  | { kind: 'topic'; topic: ListedTopic }
  /** Another spelling of a topic, or one of its sub-topics: redirects to the topic's slug. */
  | { kind: 'moved'; slug: string }
  /** An unknown topic; the name is null if the address contains no words. */
  | { kind: 'unknown'; name: string | null };

/** @param slug the second segment of the path, decoded */
export function parseTopicChoice(slug: string | undefined, topics: readonly ListedTopic[]): TopicChoice {
  if (slug === undefined) return { kind: 'all' };
  const topic = topics.find((one) => one.slug === slug);
  if (topic) return { kind: 'topic', topic };
  const meant = slugify(slug);
  const home = topics.find(
    (one) => one.slug === meant || one.subTopics.some(({ name }) => slugify(name) === meant),
  );
  return home ? { kind: 'moved', slug: home.slug } : { kind: 'unknown', name: toWords(slug) };
}

/** The slug of the topic whose list includes a category; undefined if there is none. */
export function getTopicSlug(found: FormerCategoryQuery['category']): string | undefined {
  if (found?.topic) return found.topic.slug;
  return found?.category?.kind === 'TOPIC' ? found.category.slug : undefined;
}

/** The part of an unknown address that may appear on the page: a few plain words. */
function toWords(slug: string): string | null {
  const isPlain = slug.length <= 60 && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug);
  return isPlain ? toTitleCase(slug.replaceAll('-', ' ')) : null;
}
