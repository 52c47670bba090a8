import { unstable_useDocumentActions, useDocumentRBAC, useTable } from '@strapi/strapi/admin';

const COMMENT = 'api::comment.comment';

/** The parts of an entry used here. */
interface Comment {
  documentId: string;
  hidden?: boolean | null;
  reports?: number | null;
}

const isHidden = ({ hidden }: Comment) => hidden === true;
const isReported = ({ reports }: Comment) => Boolean(reports);

/** The position of an action: Strapi passes it to every action of every list. */
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
    // The number shown to the editor: reports that arrived since then stay.
    forgetReports: ({ documentId, reports }: Comment) =>
      update({ model, collectionType, documentId, params: {} }, { reports }),
  };
}

/** In the menu of a comment's row: hides it from readers, or shows it again. */
export function HideOrRestore({ document, ...where }: Where & { document?: Comment }) {
  const { concerns, hide, isLoading } = useModeration(where);
  if (!concerns || !document) return null;
  const hidden = isHidden(document);
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

/** Next to it, for a comment that members have reported: it is then no longer listed first. */
export function MarkReviewed({ document, ...where }: Where & { document?: Comment }) {
  const { concerns, forgetReports, isLoading } = useModeration(where);
  if (!concerns || !document || !isReported(document)) return null;
  return {
    label: 'Looked at',
    position: 'table-row' as const,
    disabled: isLoading,
    onClick: async () => {
      await forgetReports(document);
    },
  };
}
MarkReviewed.position = 'table-row' as const;

type Moderation = ReturnType<typeof useModeration>;

/** For all selected comments to which it applies, one after the other. */
const forMany = (
  label: string,
  concerns: (comment: Comment) => boolean,
  act: (moderation: Moderation, comment: Comment) => Promise<unknown>,
) =>
  function ForMany({ documents, ...where }: Where & { documents: Comment[] }) {
    const moderation = useModeration(where);
    const selectRow = useTable('ForMany', (table) => table.selectRow);
    const concerned = documents.filter(concerns);
    if (!moderation.concerns || concerned.length === 0) return null;
    return {
      label,
      variant: 'secondary' as const,
      disabled: moderation.isLoading,
      onClick: async () => {
        for (const comment of concerned) await act(moderation, comment);
        selectRow([]);
      },
    };
  };

export const HideAll = forMany(
  'Hide',
  (comment) => !isHidden(comment),
  ({ hide }, comment) => hide(comment, true),
);
export const RestoreAll = forMany('Restore', isHidden, ({ hide }, comment) => hide(comment, false));
export const MarkAllReviewed = forMany('Looked at', isReported, ({ forgetReports }, comment) =>
  forgetReports(comment),
);
