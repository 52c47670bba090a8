import { unstable_useDocumentActions, useDocumentRBAC, useTable } from '@strapi/strapi/admin';

const COMMENT = 'api::comment.comment';

/** What is used of an entry. */
interface Comment {
  documentId: string;
  hidden?: boolean | null;
  reports?: number | null;
}

/** Where an action stands: Strapi hands it to every action of every list. */
interface Where {
  model: string;
  collectionType: string;
}

function useModeration({ model, collectionType }: Where) {
  const { update, isLoading } = unstable_useDocumentActions();
  const mayUpdate = useDocumentRBAC('HideComments', ({ canUpdate }) => canUpdate) ?? false;
  return {
    isLoading,
    concerns: model === COMMENT && mayUpdate,
    hide: ({ documentId }: Comment, hidden: boolean) =>
      update({ model, collectionType, documentId, params: {} }, { hidden }),
    forgetReports: ({ documentId }: Comment) =>
      update({ model, collectionType, documentId, params: {} }, { reports: 0 }),
  };
}

/** In the menu of a comment's row: hides it from readers, or shows it to them again. */
export function HideOrRestore({ document, ...where }: Where & { document?: Comment }) {
  const { concerns, hide, isLoading } = useModeration(where);
  if (!concerns || !document) return null;
  const hidden = document.hidden === true;
  return {
    label: hidden ? 'Restore' : 'Hide',
    position: 'table-row' as const,
    disabled: isLoading,
    onClick: async () => {
      await hide(document, !hidden);
    },
  };
}
HideOrRestore.position = 'table-row' as const;

/** Beside it, for one that members have reported: it then no longer stands first. */
export function LookedAt({ document, ...where }: Where & { document?: Comment }) {
  const { concerns, forgetReports, isLoading } = useModeration(where);
  if (!concerns || !document?.reports) return null;
  return {
    label: 'Looked at',
    position: 'table-row' as const,
    disabled: isLoading,
    onClick: async () => {
      await forgetReports(document);
    },
  };
}
LookedAt.position = 'table-row' as const;

/** Hiding for all comments that are ticked, of which some may be hidden already. */
const forMany = (label: string, hidden: boolean) =>
  function HideMany({ documents, ...where }: Where & { documents: Comment[] }) {
    const { concerns, hide, isLoading } = useModeration(where);
    const selectRow = useTable('HideMany', (table) => table.selectRow);
    const others = documents.filter((comment) => (comment.hidden === true) !== hidden);
    if (!concerns || others.length === 0) return null;
    return {
      label,
      variant: 'secondary' as const,
      disabled: isLoading,
      onClick: async () => {
        for (const comment of others) await hide(comment, hidden);
        selectRow([]);
      },
    };
  };

export const HideAll = forMany('Hide', true);
export const RestoreAll = forMany('Restore', false);
