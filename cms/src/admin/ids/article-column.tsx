import { Link } from 'react-router-dom';

/** The parts of a list column used here. */
interface Header {
  name: string;
  cellFormatter?: (row: Row) => JSX.Element;
}

/** The parts of an old address used here. */
interface Row {
  blogId?: string | null;
}

/** Only old addresses have a column of this name; comments show the title of their article. */
const COLUMN = 'blogId';

/** The article to which an old address leads, as a link instead of its id. */
export const linkRedirectedArticles = <T extends { displayedHeaders: Header[] }>(list: T): T => ({
  ...list,
  displayedHeaders: list.displayedHeaders.map((header) =>
    header.name === COLUMN ? { ...header, cellFormatter: articleCell } : header,
  ),
});

function articleCell({ blogId }: Row): JSX.Element {
  if (!blogId) return <span>-</span>;
  return (
    <Link
      to={`/content-manager/collection-types/api::blog.blog/${blogId}`}
      // A click on the row opens the old address.
      onClick={(event) => event.stopPropagation()}
    >
      Open the article
    </Link>
  );
}
