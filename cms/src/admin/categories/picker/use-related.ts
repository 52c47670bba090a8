import { useField } from '@strapi/strapi/admin';
import { useMemo, useState } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { addRelated, listRelated, moveForward, removeRelated, type Changes, type Related } from './relation';
import { useStoredCategories } from './use-stored-categories';

const NONE: Changes = {};

const isChanged = ({ connect = [], disconnect = [] }: Changes): boolean =>
  connect.length > 0 || disconnect.length > 0;

/** The categories in the form, as Strapi's own input for related entries keeps them. */
export function useRelated(field: string) {
  const { related: stored, more, isLoading, failed, reload } = useStoredCategories();
  const { value, onChange } = useField<Changes | undefined>(field);
  const changes = value ?? NONE;
  const listed = useMemo(() => listRelated(stored, changes), [stored, changes]);
  // After a save, the form has no changes any more, and what is stored is read again a moment later.
  const [steady, setSteady] = useState(listed);
  const isSettled = !isLoading || isChanged(changes);
  if (isSettled && steady !== listed) setSteady(listed);
  const related = isSettled ? listed : steady;
  const change = (changed: Changes) => onChange(field, { connect: [], disconnect: [], ...changed });
  return {
    related,
    more,
    failed,
    reload,
    has: ({ id }: { id: number }) => related.some((one) => one.id === id),
    add: (category: Pick<ListedCategory, 'id' | 'documentId' | 'name'>) =>
      change(addRelated(stored, changes, category)),
    remove: (entry: Pick<Related, 'id'>) => change(removeRelated(stored, changes, entry)),
    moveForward: (entry: Related) => change(moveForward(stored, changes, entry)),
  };
}
