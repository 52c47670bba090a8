import { embedFor } from '../../lib/media/embeds';
import { isFilmFile } from '../../lib/media/media-files';
import type { Site } from '../../lib/site/site';
import type { Thing } from '../../lib/seo/structured-data/json-ld';
import type { ArticleLayoutFragment, Layout } from '../ArticleLayout.gen';
import { splitLead } from '../parts/flow/split-lead';

type Article = Pick<
  ArticleLayoutFragment,
  'slug' | 'title' | 'description' | 'layout' | 'publishedAt' | 'content'
>;

/** The layouts that begin with a film. */
const LAYOUTS: readonly Layout[] = ['VIDEO', 'VIDEO_LEAD'];

const PLAYERS: readonly string[] = ['YouTube', 'Vimeo'];

/**
 * The film that an article begins with, in the words of schema.org. Nothing where it begins with none, or with one that
 * has no poster: search engines show no film without a picture.
 */
export function filmJsonLd(article: Article, { publicUrl }: Pick<Site, 'publicUrl'>): Thing[] {
  if (!LAYOUTS.includes(article.layout)) return [];
  const { lead } = splitLead(article.content);
  if (lead?.__typename !== 'VideoBlock' || !lead.poster) return [];
  const source = getSource(new URL(lead.url, publicUrl).href);
  if (!source) return [];
  const page = `${publicUrl}/blog/${encodeURIComponent(article.slug)}`;
  const description = lead.caption ?? article.description;
  return [
    {
      '@type': 'VideoObject',
      '@id': `${page}#film`,
      name: article.title,
      ...(description && { description }),
      thumbnailUrl: new URL(lead.poster.url, publicUrl).href,
      // It came with its article.
      uploadDate: article.publishedAt,
      ...source,
      isPartOf: { '@id': `${page}#article` },
    },
  ];
}

/** Where it plays: in its provider's player, or by itself. */
function getSource(address: string) {
  const embed = embedFor(address);
  if (embed) return PLAYERS.includes(embed.provider) ? { embedUrl: embed.src } : undefined;
  return isFilmFile(address) ? { contentUrl: address } : undefined;
}
