import type { Site } from '../../lib/site/site';
import { slugify } from '../../lib/shared/slug.gen';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import { parseTopicChoice, type ListedTopic } from './choice';
import { getListTexts } from './list-texts';

const LIST = { name: 'Health Conditions', path: '/categories-list' };

/**
 * Structured data of the categories list: for a topic its sub-topics, otherwise the topics, whose own lists cover the
 * rest. An unknown topic has none.
 */
export function categoriesListJsonLd(
  topics: readonly ListedTopic[],
  slug: string | undefined,
  site: Site,
): JsonLd[] {
  const choice = parseTopicChoice(slug, topics);
  if (choice.kind === 'all') {
    const items = topics.map((topic) => ({ name: topic.name, path: `${LIST.path}/${topic.slug}` }));
    const name = getListTexts(choice).heading;
    return [itemList(site, { ...LIST, name, items }), breadcrumbs(site, [LIST])];
  }
  if (choice.kind !== 'topic') return [];
  const { topic } = choice;
  const page = { name: topic.name, path: `${LIST.path}/${topic.slug}` };
  const items = topic.subTopics.map(({ name }) => ({ name, path: `/category/${slugify(name)}` }));
  return [
    itemList(site, { ...page, name: getListTexts(choice).heading, items }),
    breadcrumbs(site, [LIST, page]),
  ];
}
