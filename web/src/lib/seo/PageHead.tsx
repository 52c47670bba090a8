import { toOneLine } from '../text/one-line';
import { shareImage } from './share-image';
import { useSite } from '../site/site';

interface Props {
  /** Without the site's name, which is appended if there is room; undefined on the home page. */
  title?: string;
  /** Uses the title as it is, for titles that the specification fixes. */
  wholeTitle?: boolean;
  description?: string | null;
  /** The path of the canonical URL. Omitted for pages that have none, such as errors. */
  path?: string;
  /** Address of a picture, absolute or from `/`. */
  image?: { url: string; width: number; height: number; alt: string } | null;
  noindex?: boolean;
  /** Marks the page as an article for social networks. Times in ISO 8601. */
  article?: { publishedAt: string; updatedAt: string; author: string | null; section?: string };
}

/** Tabs and search results truncate longer titles, so these go without the site's name. */
const LONGEST_TITLE = 70;

/**
 * The page's metadata; React moves it into `<head>`. React matches the server's tags by their exact text, in which
 * the browser has turned `\r\n` into `\n`. So an editor's text is put on one line: otherwise every such tag would
 * exist twice, and the first would stay forever.
 */
export function PageHead({ path, image, noindex = false, wholeTitle = false, article, ...props }: Props) {
  const site = useSite();
  const shared = shareImage(image, site);
  const title = toOneLine(props.title ?? '');
  const description = toOneLine(props.description ?? '');
  const alt = toOneLine(shared.alt);
  const author = toOneLine(article?.author ?? '');
  const section = toOneLine(article?.section ?? '');
  const shownTitle = title || site.name;
  const named = `${title} - ${site.name}`;
  const fullTitle = title && !wholeTitle && named.length <= LONGEST_TITLE ? named : shownTitle;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={site.publicUrl + path} />}
      {path && <meta property="og:url" content={site.publicUrl + path} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={shownTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={shared.url} />
      {shared.type && <meta property="og:image:type" content={shared.type} />}
      <meta property="og:image:width" content={String(shared.width)} />
      <meta property="og:image:height" content={String(shared.height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shownTitle} />
      {description && <meta name="twitter:description" content={description} />}
      <meta name="twitter:image" content={shared.url} />
      {alt && <meta name="twitter:image:alt" content={alt} />}
      {article && (
        <>
          <meta property="article:published_time" content={article.publishedAt} />
          <meta property="article:modified_time" content={article.updatedAt} />
          {author && <meta property="article:author" content={author} />}
          {section && <meta property="article:section" content={section} />}
        </>
      )}
    </>
  );
}
