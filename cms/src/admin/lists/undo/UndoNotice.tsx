import { Alert, Button } from '@strapi/design-system';
import { useAuth, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { needsReading, readRefused, summarise, type RowResult } from '../bulk/row-results';
import { deletions, reloadArticles, results } from '../list-events';
import { ARTICLE, countArticles } from '../listed-article';

/** Long enough to notice a mistake, unless the pointer or the focus is on it. */
const SHOWN_MS = 30_000;
const CREATE = 'plugin::content-manager.explorer.create';

/** On every screen, after articles were deleted: offers to undo that. */
export function UndoNotice() {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const mayRestore = useAuth('UndoNotice', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === CREATE && subject === ARTICLE),
  );
  useEffect(() => deletions.listen(setDeleted), []);
  if (deleted.length === 0) return null;
  return (
    <Notice key={deleted.join()} deleted={deleted} mayRestore={mayRestore} onClose={() => setDeleted([])} />
  );
}

interface Props {
  deleted: readonly string[];
  mayRestore: boolean;
  onClose: () => void;
}

function Notice({ deleted, mayRestore, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { undo, isRunning } = useUndo(deleted, onClose);
  useEffect(() => {
    // The button that had the focus is gone with the selection.
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!place.current?.matches(':hover, :focus-within')) onClose();
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [onClose]);
  return (
    <Place ref={place}>
      <Alert
        closeLabel="Close"
        onClose={onClose}
        variant="default"
        action={
          mayRestore && (
            <Button variant="secondary" size="S" loading={isRunning} onClick={() => void undo()}>
              Undo
            </Button>
          )
        }
      >
        {countArticles(deleted.length)} deleted.
      </Alert>
    </Place>
  );
}

function useUndo(deleted: readonly string[], onClose: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isRunning, setIsRunning] = useState(false);
  const finish = (rows: readonly RowResult[]) => {
    const summary = summarise(rows, 'restored');
    if (needsReading(rows)) results.emit({ summary, rows });
    else toggleNotification({ type: 'success', message: summary });
    reloadArticles(deleted);
    onClose();
  };
  const undo = async () => {
    setIsRunning(true);
    try {
      const { data } = await post<{ data: { rows: RowResult[] } }>('/admin/article-list/undo-deletion', {
        documentIds: deleted,
      });
      finish(data.data.rows);
    } catch (error) {
      const refused = readRefused(error);
      if (refused) return finish(refused);
      const reason = error instanceof Error ? error.message : 'Please try again.';
      toggleNotification({ type: 'danger', message: `It could not be undone: ${reason}` });
    } finally {
      setIsRunning(false);
    }
  };
  return { undo, isRunning };
}

/** Where no notification of Strapi is. The admin's root font size is 10 px. */
const Place = styled.div`
  position: fixed;
  inset-block-end: 2.4rem;
  inset-inline: 1.6rem;
  z-index: 500;
  display: flex;
  justify-content: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
    max-inline-size: 50rem;
    inline-size: 100%;
  }
`;
