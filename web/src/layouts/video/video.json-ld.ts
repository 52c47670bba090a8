import { getEmbed } from '../../lib/shared/embeds.gen';
import { isVideoFile } from '../../lib/shared/media-files.gen';
import type { Site } from '../../lib/site/site';
import type { JsonLd } from '../../lib/seo/structured-data/json-ld';
import type { ArticleLayoutFragment, Layout } from '../ArticleLayout.gen';
import { splitLead } from '../parts/flow/split-lead';

type Article = Pick<
  ArticleLayoutFragment,
  'slug' | 'title' | 'description' | 'layout' | 'publishedAt' | 'content'
>;

/** The layouts that begin with a video. */
const LAYOUTS: readonly Layout[] = ['VIDEO', 'VIDEO_LEAD'];

const PLAYERS: readonly string[] = ['YouTube', 'Vimeo'];

/**
 * Structured data of an article's leading video. Empty if there is none or it has no poster, because search engines
 * show no video without a thumbnail.
 */
export function videoJsonLd(article: Article, { publicUrl }: Pick<Site, 'publicUrl'>): JsonLd[] {
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
      // The video was published with its article.
      uploadDate: article.publishedAt,
      ...source,
      isPartOf: { '@id': `${page}#article` },
    },
  ];
}

/** The player's URL: the provider's embed page or the file itself. */
function getSource(address: string) {
  const embed = getEmbed(address);
  if (embed) return PLAYERS.includes(embed.provider) ? { embedUrl: embed.src } : undefined;
  return isVideoFile(address) ? { contentUrl: address } : undefined;
}
