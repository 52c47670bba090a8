import type { ComponentType } from 'react';
import { PictureCell } from './cells/PictureCell';
import { StatusCell } from './cells/StatusCell';
import { AuthorCell, CategoriesCell, ChangedCell } from './cells/TextCells';
import { TitleCell } from './cells/TitleCell';
import { ARTICLE, type ArticleRow } from './listed-article';
import { OwnColumns } from './own-columns';

/** The parts of a list column used here. */
interface Column {
  name: string;
  cellFormatter?: (row: ArticleRow) => JSX.Element;
}

/**
 * Strapi sorts by its status whatever the case of the name, and shows the direction at the column of the name in the
 * address: so ours is sorted like its own.
 */
const STATUS = {
  attribute: { type: 'custom' },
  name: 'Status',
  label: { id: 'article-list.status', defaultMessage: 'Status' },
  searchable: false,
  sortable: true,
};

const CELLS: Readonly<Record<string, ComponentType<ArticleRow>>> = {
  thumbnail: PictureCell,
  title: TitleCell,
  [STATUS.name]: StatusCell,
  author: AuthorCell,
  categories: CategoriesCell,
  updatedAt: ChangedCell,
};
const ORDER = Object.keys(CELLS);

interface List {
  displayedHeaders: Column[];
}

/**
 * Arranges the columns of the list of articles, those that an editor has added last. Register it after all other hooks:
 * they may copy the list.
 */
export function arrangeArticleColumns<T extends List>(list: T): T {
  if (!window.location.pathname.includes(`/collection-types/${ARTICLE}`)) return list;
  const columns: Column[] = [...list.displayedHeaders, STATUS].map((column) => {
    const Content = CELLS[column.name];
    return Content ? { ...column, cellFormatter: (row) => <Content {...row} /> } : column;
  });
  const place = ({ name }: Column) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const arranged = columns.toSorted((a, b) => place(a) - place(b));
  return { ...list, displayedHeaders: OwnColumns.from(arranged) };
}
