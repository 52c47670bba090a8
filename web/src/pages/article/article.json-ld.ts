import type { Site } from '../../lib/site/site';
import { authorJsonLd } from '../../lib/seo/structured-data/author';
import { breadcrumbs } from '../../lib/seo/structured-data/breadcrumbs';
import { organisation } from '../../lib/seo/structured-data/publisher';
import { questionJsonLd } from '../../lib/seo/structured-data/questions';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import type { ArticlePageQuery } from './ArticlePage.gen';

type Article = NonNullable<ArticlePageQuery['article']>;

/** Structured data of an article page. */
export function articleJsonLd(article: Article, site: Site): JsonLd[] {
  const path = `/blog/${encodeURIComponent(article.slug)}`;
  const url = site.publicUrl + path;
  const way = wayTo(article, path, site);
  return [
    articleThing(article, url, site),
    way,
    webPage(article, url, way),
    ...(article.faqs.length > 0 ? [faqPage(article, url)] : []),
  ];
}

function articleThing(article: Article, url: string, site: Site): JsonLd {
  const { title, author, publishedAt, updatedAt, categories, seo } = article;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    ...(seo.description && { description: seo.description }),
    ...(seo.image && { image: new URL(seo.image.url, site.publicUrl).href }),
    datePublished: publishedAt,
    // An editor can set a publication date after the last change. ISO 8601 strings in UTC sort alphabetically.
    dateModified: updatedAt > publishedAt ? updatedAt : publishedAt,
    author: authorJsonLd(author, site),
    publisher: organisation(site),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    ...(categories[0] && { articleSection: categories[0].name }),
    inLanguage: 'en',
    ...discussed(article.discussion),
  };
}

/** Counts of ratings and comments; counts of zero are omitted. */
function discussed({ ratingAverage, ratingCount, commentCount }: Article['discussion']): Partial<JsonLd> {
  return {
    ...(ratingAverage !== null &&
      ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratingAverage,
          ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    ...(commentCount > 0 && {
      commentCount,
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/CommentAction',
        userInteractionCount: commentCount,
      },
    }),
  };
}

/** Home, the topic, the sub-topic if there is one, and the article. */
function wayTo({ title, categories }: Article, path: string, site: Site): JsonLd {
  const topic = categories.find(({ kind }) => kind === 'TOPIC');
  const subTopic = categories.find(({ kind }) => kind === 'SUB_TOPIC');
  return breadcrumbs(site, [
    ...(topic ? [{ name: topic.name, path: `/${topic.slug}` }] : []),
    ...(subTopic ? [{ name: subTopic.name, path: `/category/${subTopic.slug}` }] : []),
    { name: title, path },
  ]);
}

/** Only a reviewer entered by an editor makes the page a reviewed one (C39). */
function webPage({ review, seo }: Article, url: string, way: JsonLd): JsonLd {
  return {
    '@type': review ? 'MedicalWebPage' : 'WebPage',
    '@id': url,
    url,
    name: seo.title,
    breadcrumb: { '@id': way['@id'] },
    ...(review && {
      reviewedBy: { '@type': 'Person', name: review.reviewer },
      lastReviewed: review.reviewedOn,
    }),
  };
}

function faqPage({ faqs }: Article, url: string): JsonLd {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: questionJsonLd(faqs),
  };
}
