import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useAdminData } from '../../ui/server/use-admin-data';

/** A view that an editor has saved, from the server. */
export interface SavedView {
  id: number;
  name: string;
  /** Of the list's address, without the question mark. */
  query: string;
}

const PATH = '/admin/article-list/saved-views';

/** The editor's own views. */
export function useSavedViews() {
  const { post, del } = useFetchClient();
  const { data, reload } = useAdminData<{ views: SavedView[] }>(PATH);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  return {
    saved: data?.views.filter(({ id }) => !removed.includes(id)) ?? [],
    /** @throws with a sentence for the editor */
    save: async (view: Omit<SavedView, 'id'>) => {
      await post(PATH, view);
      reload();
    },
    remove: async ({ id }: SavedView) => {
      await del(`${PATH}/${id}`);
      setRemoved((ids) => [...ids, id]);
    },
  };
}
