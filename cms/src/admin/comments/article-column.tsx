import { Link } from 'react-router-dom';

/** The parts of a list column used here. */
interface Header {
  name: string;
  cellFormatter?: (row: Row) => JSX.Element;
}

/** The parts of an entry used here. */
interface Row {
  blogId?: string | null;
  articleTitle?: string | null;
  articleSlug?: string | null;
}

/** As in the other cells; the admin's root font size is 10 px. */
const CELL = { display: 'inline-flex', gap: '1.6rem', fontSize: '1.4rem' };
const LINK = { color: 'inherit' };

/** Only comments have a column of this name. */
const COLUMN = 'articleTitle';

/**
 * The article of a comment, as links: to edit it here, and to see it on the site. It is not a relation in Strapi,
 * because comments refer to the document, whose rows are replaced when it is published.
 */
export function linkArticles<T extends { displayedHeaders: Header[] }>(list: T): T {
  return {
    ...list,
    displayedHeaders: list.displayedHeaders.map((header) =>
      header.name === COLUMN ? { ...header, cellFormatter: articleCell } : header,
    ),
  };
}

function articleCell({ blogId, articleTitle, articleSlug }: Row): JSX.Element {
  if (!blogId) return <span>-</span>;
  return (
    // A click on the row opens the comment.
    <span style={CELL}>
      <Link
        style={LINK}
        to={`/content-manager/collection-types/api::blog.blog/${blogId}`}
        onClick={(event) => event.stopPropagation()}
      >
        {articleTitle ?? 'Open the article'}
      </Link>
      {articleSlug && (
        <a
          style={LINK}
          href={`/blog/${articleSlug}`}
          target="_blank"
          rel="noreferrer"
          onClick={(event) => event.stopPropagation()}
        >
          On the site
        </a>
      )}
    </span>
  );
}
