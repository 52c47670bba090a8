import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { getActionType } from '../../ui/form/action-type';
import { useLatest } from '../../ui/use-latest';
import { saves, type Saved } from '../events';

/** The parts used here of what Strapi gives to an action of a form, and gets from it. */
interface Props {
  documentId?: string;
  model: string;
}
interface SaveAction {
  onClick?: (event?: unknown) => unknown;
}
type UpdateAction = ((props: Props) => SaveAction | null) & { type?: string };

const isUpdateAction = (action: unknown): action is UpdateAction => getActionType(action) === 'update';

/** How to save the forms that are open, by content type and document. */
const savers = new Map<string, () => Promise<void>>();

const getKey = ({ model, documentId }: { model: string; documentId?: string | undefined }): string =>
  `${model} ${documentId ?? 'create'}`;

/**
 * Wraps Strapi's *Save*, so that *Publish at…* can save first, with the same checks and messages. There is no other way
 * to save a form from outside.
 */
export function shareSaving<T>(original: T): T {
  if (!isUpdateAction(original)) return original;
  const Original: UpdateAction = original;
  const Shared = (props: Props): SaveAction | null => {
    const action = Original(props);
    const latest = useLatest(action);
    // A duplicate that was never saved comes with the id of its original.
    const { origin } = useParams();
    const key = getKey(origin === undefined ? props : { model: props.model });
    useEffect(() => {
      const save = async () => {
        await latest.current?.onClick?.();
      };
      savers.set(key, save);
      return () => {
        if (savers.get(key) === save) savers.delete(key);
      };
    }, [key, latest]);
    return action;
  };
  return Object.assign(Shared, original);
}

/** Saves an open form as its button does. @returns undefined: it was not saved, and the form says why */
export async function saveForm(form: {
  model: string;
  documentId: string | undefined;
}): Promise<Saved | undefined> {
  let saved: Saved | undefined;
  const end = saves.listen((one) => {
    if (form.documentId === undefined || one.documentId === form.documentId) saved = one;
    // Nobody else needs to ask about this save.
    return true;
  });
  try {
    await savers.get(getKey(form))?.();
  } finally {
    end();
  }
  return saved;
}
