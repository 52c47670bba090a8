import type { Site } from '../../lib/site/site';
import { slugify } from '../../lib/shared/slug.gen';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { itemList } from '../../lib/seo/structured-data/item-list';
import type { Thing } from '../../lib/seo/structured-data/json-ld';
import { parseChoice, type ListedTopic } from './choice';
import { listTexts } from './list-texts';

const LIST = { name: 'Health Conditions', path: '/categories-list' };

/**
 * What the categories list tells search engines: of a topic its sub-topics; otherwise the lists of all topics, which
 * say the rest. Nothing of a topic that is not there.
 */
export function categoriesListJsonLd(
  topics: readonly ListedTopic[],
  slug: string | undefined,
  site: Site,
): Thing[] {
  const choice = parseChoice(slug, topics);
  if (choice.kind === 'all') {
    const items = topics.map((topic) => ({ name: topic.name, path: `${LIST.path}/${topic.slug}` }));
    const name = listTexts(choice).heading;
    return [itemList(site, { ...LIST, name, items }), breadcrumbs(site, [LIST])];
  }
  if (choice.kind !== 'topic') return [];
  const { topic } = choice;
  const page = { name: topic.name, path: `${LIST.path}/${topic.slug}` };
  const items = topic.subTopics.map(({ name }) => ({ name, path: `/category/${slugify(name)}` }));
  return [
    itemList(site, { ...page, name: listTexts(choice).heading, items }),
    breadcrumbs(site, [LIST, page]),
  ];
}
