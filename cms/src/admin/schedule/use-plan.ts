import { getFetchClient, isFetchError, useNotification } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { conflicts } from '../saving/write-events';
import { useAdminData } from '../ui/server/use-admin-data';
import { planChanges } from './events';
import { getOwnZone } from './moments';
import { getPlanPath, type Action, type DocumentPlan, type Job } from './plans';
import { toRefusal, type Refusal } from './refusal';

const GONE = 404;
/** A job that is due needs a moment. */
const SETTLED_MS = 2000;
const AGAIN_MS = 5000;
/** Nobody looks at a form for longer. */
const LONGEST_MS = 24 * 3600_000;

/** What is planned for a document; undefined while it loads. It follows what this tab changes. */
export function usePlan(type: string, documentId: string | undefined): DocumentPlan | undefined {
  const { data, reload } = useAdminData<DocumentPlan>(
    documentId === undefined ? null : getPlanPath({ type, documentId }),
  );
  useEffect(
    () =>
      planChanges.listen((changed) => {
        if (changed === documentId) reload();
      }),
    [documentId, reload],
  );
  // Others may have planned meanwhile.
  useEffect(() => {
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [reload]);
  const next = Math.min(
    ...(data?.jobs ?? []).map(({ state, dueAt }) => (state === 'waiting' ? dueAt : Infinity)),
  );
  useEffect(() => {
    const delay = Math.max(next - Date.now(), 0) + SETTLED_MS;
    if (delay > LONGEST_MS) return undefined;
    // Until the job is done, and there is another next one or none.
    const look = () => {
      reload();
      timer = setTimeout(look, AGAIN_MS);
    };
    let timer = setTimeout(look, delay);
    return () => clearTimeout(timer);
  }, [next, reload]);
  return data;
}

interface Target {
  type: string;
  documentId: string;
}
type TitledTarget = Target & Pick<Job, 'title'>;

const NOT_ANY_MORE = { publish: 'is not published', unpublish: 'stays on the site' };

interface Commands {
  /** @param edition the version that is to go out; omitted: the one that is planned stays */
  plan(target: Target, action: Action, dueAt: number, edition?: number): Promise<Refusal | undefined>;
  cancel(target: TitledTarget, action: Action): Promise<void>;
  settle(target: TitledTarget, action: Action): Promise<void>;
}

export function useCommands(): Commands {
  // The form of a new document is replaced after its first save, which must not end what was sent.
  const { put, del, post } = getFetchClient();
  const { toggleNotification } = useNotification();
  const run = async (target: Target, command: () => Promise<unknown>, message: string) => {
    try {
      await command();
      toggleNotification({ type: 'success', message });
    } catch (error) {
      if (isFetchError(error) && error.status === GONE)
        toggleNotification({ type: 'info', message: 'It was cancelled, or has run, already.' });
      else toggleNotification({ type: 'danger', message: toRefusal(error, target.type).message });
    }
    planChanges.emit(target.documentId);
  };
  return {
    async plan(target, action, dueAt, edition) {
      try {
        await put(`${getPlanPath(target)}/${action}`, {
          dueAt,
          timeZone: getOwnZone(),
          ...(edition !== undefined && { edition }),
        });
      } catch (error) {
        const refusal = toRefusal(error, target.type);
        const { conflict } = refusal;
        return { ...refusal, isShown: conflict !== undefined && conflicts.emit(conflict) };
      }
      planChanges.emit(target.documentId);
      return undefined;
    },
    cancel: (target, action) =>
      run(
        target,
        () => del(`${getPlanPath(target)}/${action}`),
        `Cancelled: “${target.title}” ${NOT_ANY_MORE[action]} at that time.`,
      ),
    settle: (target, action) =>
      run(
        target,
        () => post(`${getPlanPath(target)}/${action}/settle`),
        `“${target.title}” is removed from the list.`,
      ),
  };
}
