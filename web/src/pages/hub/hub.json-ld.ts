import type { Site } from '../../lib/site/site';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { organisation } from '../../lib/seo/structured-data/publisher';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import type { TopicHub } from './hubs';
import { getHubTexts } from './hub-texts';

/** Structured data of a topic's hub: its articles and its breadcrumbs. */
export function hubJsonLd(topicHub: TopicHub, site: Site): JsonLd[] {
  const { name, slug } = topicHub.topic;
  const url = `${site.publicUrl}/${slug}`;
  const way = breadcrumbs(site, [{ name, path: `/${slug}` }]);
  return [collectionPage(topicHub, url, { ...getHubTexts(name, topicHub), way, site }), way];
}

interface Page {
  title: string;
  description: string;
  way: JsonLd;
  site: Site;
}

function collectionPage(
  { topic, background, ...sections }: TopicHub,
  url: string,
  { title, description, way, site }: Page,
): JsonLd {
  const articles = getArticles(sections);
  return {
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    description,
    about: { '@type': 'Thing', name: topic.name },
    ...(background && { image: new URL(background.url, site.publicUrl).href }),
    inLanguage: 'en',
    publisher: organisation(site),
    breadcrumb: { '@id': way['@id'] },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: articles.length,
      itemListElement: articles.map(({ slug, title: name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${site.publicUrl}/blog/${encodeURIComponent(slug)}`,
      })),
    },
  };
}

/** In page order without duplicates: an article can be in several sections. */
function getArticles({
  buildYourRoutine,
  featured,
  brandNews,
  latestStories,
}: Pick<TopicHub, 'buildYourRoutine' | 'featured' | 'brandNews' | 'latestStories'>) {
  const shown = [...buildYourRoutine, ...featured, ...brandNews, ...latestStories];
  return [...new Map(shown.map((article) => [article.id, article])).values()];
}
