import { getFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { setSeenEdition } from '../saving/conflicts/seen-editions';
import { useAdminData } from '../ui/server/use-admin-data';
import { afterSave, changeOrder, UNCHANGED, type Arrangement } from './arrangement';
import { describeRefusals } from './describe-refusals';
import { getPagePath, loadPage } from './load-page';
import { saveArrangement } from './save-arrangement';
import {
  getPlaceId,
  getStoredOrder,
  type FilledPage,
  type FilledSection,
  type ListedArticle,
} from './site-page';

/** Changes the order of a section. */
export type ChangeSection = (section: FilledSection, order: readonly string[], added?: ListedArticle) => void;

interface Arranging {
  page: FilledPage | undefined;
  failed: boolean;
  arrangement: Arrangement;
  isChanged: boolean;
  isSaving: boolean;
  /** Why the latest save failed. What was changed is still there. */
  problem: string | undefined;
  /** Counts the saves. */
  saves: number;
  change: ChangeSection;
  save: () => Promise<void>;
  /** Shows what is stored; what was changed is gone. */
  reset: () => void;
  /** Loads the page again; what was changed is still there. */
  reload: () => void;
}

/** A page of the site, and what the editor changes on it until it is saved. */
export function useArrangement(id: string): Arranging {
  const { data: page, failed, reload, show } = useAdminData<FilledPage>(getPagePath(id));
  const [arrangement, setArrangement] = useState(UNCHANGED);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saves, setSaves] = useState(0);
  const { toggleNotification } = useNotification();
  useEffect(() => {
    for (const section of page?.sections ?? []) noteEditions(section);
  }, [page]);
  const reset = () => {
    setArrangement(UNCHANGED);
    setProblem(undefined);
    reload();
  };
  return {
    page,
    failed,
    arrangement,
    isChanged: Object.keys(arrangement.orders).length > 0,
    isSaving,
    problem,
    saves,
    change: (section, order, added) =>
      setArrangement((before) =>
        changeOrder(
          before,
          getPlaceId(section),
          isSaving ? undefined : getStoredOrder(section),
          order,
          added,
        ),
      ),
    save: async () => {
      if (!page) return;
      setSaving(true);
      const client = getFetchClient();
      const result = await saveArrangement(client, page, arrangement);
      // Until then, the screen shows what was sent: a change of the page as it was before would take the save back.
      const stored = await loadPage(client, id).catch(() => undefined);
      setSaving(false);
      setArrangement((now) =>
        afterSave(now, { sent: arrangement, saved: result.saved, before: page, after: stored }),
      );
      if (stored) show(stored);
      else reload();
      if (result.saved.length > 0) setSaves((count) => count + 1);
      if (result.refused.length > 0) {
        setProblem(describeRefusals(result));
        return;
      }
      toggleNotification({ type: 'success', message: `Readers see the new ${page.name} now.` });
      setProblem(undefined);
    },
    reset,
    reload,
  };
}

/** So that the server refuses to overwrite what somebody else has saved since. */
function noteEditions(section: FilledSection): void {
  const stored = section.kind === 'banners' ? section.banners : [section.placement];
  for (const document of stored) if (document) setSeenEdition(document.documentId, document.edition);
}
