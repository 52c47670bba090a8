import type { ReactNode } from 'react';

/** The columns of the list of articles, by the names of their attributes. */
export type CellName = 'thumbnail' | 'title' | 'status' | 'author' | 'categories' | 'updatedAt';

/** Marks the content of a cell for `ListStyle`: Strapi draws the cells themselves. */
export const CELL = 'data-article-cell';

interface Props {
  name: CellName;
  children: ReactNode;
}

export function Cell({ name, children }: Props) {
  return <div {...{ [CELL]: name }}>{children}</div>;
}
