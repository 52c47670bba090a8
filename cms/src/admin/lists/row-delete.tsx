import { Trash } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { getActionType } from '../ui/form/action-type';
import { createDialog, DELETE } from './bulk/actions';
import { ARTICLE, type ArticleRow } from './listed-article';

/** What Strapi passes to every action of a document. */
interface Props {
  model: string;
  document?: ArticleRow;
}

/** What an action of a document returns: a button, or nothing. */
type Action = ((props: Props) => object | null) & { type?: string };

/** In the menu of a row: deletes the article, with undo. Strapi's own action leaves the view of the list. */
export const DeleteInRow = Object.assign(
  function DeleteInRow({ model, document }: Props) {
    const isAllowed = useDocumentRBAC('DeleteInRow', ({ canDelete }) => canDelete) ?? false;
    if (model !== ARTICLE || !document || !isAllowed) return null;
    return {
      label: 'Delete',
      icon: <Trash />,
      variant: 'danger',
      position: 'table-row',
      dialog: createDialog(DELETE, [document]),
    };
  },
  { type: 'delete-article', position: 'table-row' },
);

const isStrapisDelete = (action: unknown): action is Action => getActionType(action) === 'delete';

/** Keeps Strapi's own *Delete* of articles in their forms only. */
export function keepDeleteInForms<T>(original: T): T {
  if (!isStrapisDelete(original)) return original;
  const Original: Action = original;
  const InForms: Action = (props) => {
    const description = Original(props);
    return description && props.model === ARTICLE ? { ...description, position: ['header'] } : description;
  };
  // With its static properties.
  return Object.assign(InForms, original);
}
