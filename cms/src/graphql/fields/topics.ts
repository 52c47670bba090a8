import type { Core } from '@strapi/strapi';
import { articleCounts, newestByTopic } from '../../domain/articles/by-topic';
import { allCategories, isAddedByEditors, previewedCategory } from '../../domain/categories/all-categories';
import { cachePerVersion } from '../../platform/content-version/per-version';
import { toGraphqlCard } from './article';
import { toGraphqlStoredCategory } from './category';
import type { SpotlightTopic, Topic } from '../resolvers.gen';

/** The number of topics in the menu. */
const IN_SPOTLIGHT = 15;

/** Every topic with its sub-topics, built once per content version: every article's page requests them. */
export const resolveTopics = (strapi: Core.Strapi): Promise<Topic[]> =>
  previewedCategory.get() ? buildTopics(strapi) : publishedTopics(strapi);

const publishedTopics = cachePerVersion(buildTopics);

async function buildTopics(strapi: Core.Strapi): Promise<Topic[]> {
  const [categories, counts] = await Promise.all([allCategories(strapi), articleCounts(strapi)]);
  return categories
    .filter(({ kind }) => kind === 'topic')
    .map((topic) => ({
      id: topic.documentId,
      name: topic.name,
      slug: topic.slug,
      listName: topic.listName ?? topic.name,
      picture: topic.picture,
      articleCount: counts.get(topic.rowId) ?? 0,
      subTopics: categories.filter(({ parentId }) => parentId === topic.rowId).map(toGraphqlStoredCategory),
      hue: topic.hue,
      hasHub: topic.hub !== null,
      isAdded: isAddedByEditors(topic),
    }));
}

/** The topics with the most articles, each with its newest. */
export async function resolveSpotlight(strapi: Core.Strapi): Promise<SpotlightTopic[]> {
  const topics = await newestByTopic(strapi);
  return topics.slice(0, IN_SPOTLIGHT).map(({ topic, articles }) => ({
    topic: toGraphqlStoredCategory(topic),
    articles: articles.map(toGraphqlCard),
  }));
}
