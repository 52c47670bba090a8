import { Link } from 'react-router-dom';

/** What is used of a column of a list. */
interface Header {
  name: string;
  cellFormatter?: (row: Row) => JSX.Element;
}

/** What is used of an entry. */
interface Row {
  blogId?: string | null;
  articleTitle?: string | null;
  articleSlug?: string | null;
}

/** As the other cells: the admin's root is of 10 px. */
const CELL = { display: 'inline-flex', gap: '1.6rem', fontSize: '1.4rem' };
const LINK = { color: 'inherit' };

/** A column of this name is there in comments alone. */
const COLUMN = 'articleTitle';

/**
 * The article that a comment is under, as a link to it: here, to edit it, and on the site, to see what was answered to. Strapi
 * knows no relation there, because comments keep to the document, whose rows come and go.
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
    // The row leads to the comment.
    <span style={CELL}>
      <Link
        style={LINK}
        to={`/content-manager/collection-types/api::blog.blog/${blogId}`}
        onClick={(event) => event.stopPropagation()}
      >
        {articleTitle ?? blogId}
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
