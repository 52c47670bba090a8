import { useDocumentRBAC } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ARTICLE, countArticles, type ArticleRow } from '../listed-article';
import { CategoriseDialog } from './CategoriseDialog';
import { countStatus } from './count-status';
import { AuthorDialog, DeleteDialog, PublishDialog, UnpublishDialog, type DialogProps } from './dialogs';

/** What Strapi passes to every action of every list. */
interface Selection {
  model: string;
  documents: ArticleRow[];
}

/** What an action of a list returns: a button, or nothing. */
type Action<Props extends Selection = Selection> = (props: Props) => object | null;

interface Described {
  label: string;
  /** The title of its dialog. */
  title: (count: string) => string;
  right: 'canPublish' | 'canUpdate' | 'canDelete';
  variant?: 'tertiary' | 'danger-light';
  Dialog: ComponentType<DialogProps>;
  /** Whether it makes sense for at least one of the articles. */
  concerns?: (articles: readonly ArticleRow[]) => boolean;
}

/** What Strapi opens for an action on these articles. */
export const createDialog = (
  { title, Dialog }: Pick<Described, 'title' | 'Dialog'>,
  articles: readonly ArticleRow[],
) => ({
  type: 'modal' as const,
  title: title(countArticles(articles.length)),
  content: ({ onClose }: { onClose: () => void }) => <Dialog articles={articles} onClose={onClose} />,
});

const createAction = ({ right, concerns, ...described }: Described): Action =>
  function ArticleAction({ model, documents }: Selection) {
    const isAllowed = useDocumentRBAC('ArticleAction', (rights) => rights[right]) ?? false;
    if (model !== ARTICLE || !isAllowed || !(concerns?.(documents) ?? true)) return null;
    const { label, variant = 'tertiary' } = described;
    return { label, variant, dialog: createDialog(described, documents) };
  };

export const DELETE: Described = {
  label: 'Delete',
  title: (count) => `Delete ${count}`,
  right: 'canDelete',
  variant: 'danger-light',
  Dialog: DeleteDialog,
};

/** What can be done with several articles, in our words and with a result for each. */
export const ARTICLE_ACTIONS: readonly Action[] = [
  createAction({
    label: 'Publish',
    title: (count) => `Publish ${count}`,
    right: 'canPublish',
    Dialog: PublishDialog,
    concerns: (articles) => countStatus(articles, 'published') < articles.length,
  }),
  createAction({
    label: 'Unpublish',
    title: (count) => `Unpublish ${count}`,
    right: 'canPublish',
    Dialog: UnpublishDialog,
    concerns: (articles) => countStatus(articles, 'draft') < articles.length,
  }),
  createAction({
    label: 'Categorise',
    title: (count) => `Categories of ${count}`,
    right: 'canUpdate',
    Dialog: CategoriseDialog,
  }),
  createAction({
    label: 'Change author',
    title: (count) => `Author of ${count}`,
    right: 'canUpdate',
    Dialog: AuthorDialog,
  }),
  createAction(DELETE),
];

/**
 * Puts our actions in place of Strapi's in the list of articles; other lists keep theirs. Call it before other actions
 * are added.
 */
export const replaceBulkActions = <T extends Action>(strapis: readonly T[]): (T | Action)[] => [
  ...strapis.map(exceptForArticles),
  ...ARTICLE_ACTIONS,
];

function exceptForArticles<T extends Action>(action: T): T | Action {
  const wrapped: Action = (props) => {
    // It may use hooks, so it is called in any case.
    const description = action(props);
    return props.model === ARTICLE ? null : description;
  };
  // With its static properties.
  return Object.assign(wrapped, action);
}
