import { ArticleList } from './ArticleList';
import { replaceBulkActions } from './bulk/actions';
import { ShowResults } from './bulk/ShowResults';
import { arrangeArticleColumns } from './columns';
import { watchArticleList } from './list-events';
import { DeleteInRow, keepDeleteInForms } from './row-delete';
import { UndoNotice } from './undo/UndoNotice';
import { openViewsAsAddressed } from './views/exact-address';

export { arrangeArticleColumns, DeleteInRow, keepDeleteInForms, replaceBulkActions, watchArticleList };

/** The component of the list of articles for Strapi's injection zone. */
export const ARTICLE_LIST = { name: 'article-list', Component: ArticleList };

/** Mounted on every screen. */
export const ON_EVERY_SCREEN = [
  { name: 'future-global::undo-deletion', Component: UndoNotice },
  { name: 'future-global::bulk-results', Component: ShowResults },
];

/** Before any screen is loaded. */
export const prepareArticleList = (): void => openViewsAsAddressed(window.location, window.localStorage);
