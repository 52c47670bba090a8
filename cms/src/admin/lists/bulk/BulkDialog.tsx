import { Button, Flex, Modal } from '@strapi/design-system';
import { useFetchClient, useNotification, useTable } from '@strapi/strapi/admin';
import { useState, type ReactNode } from 'react';
import { Problem } from '../../ui/Problem';
import { reloadArticles, results } from '../list-events';
import type { ArticleRow } from '../listed-article';
import { needsReading, readRefused, summarise, type RowResult } from './row-results';

interface Props {
  articles: readonly ArticleRow[];
  /** The action of the server, such as `publish`. */
  action: string;
  /** What it needs besides the articles; undefined: something still has to be chosen. */
  request: object | undefined;
  /** On the button. */
  label: string;
  /** For the result: “3 articles published.” */
  verb: string;
  isDangerous?: boolean;
  /** Called with the articles that were changed, instead of a notification. */
  onDone?: (documentIds: string[]) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The content of a dialog that does something with the selected articles. */
export function BulkDialog({ children, label, isDangerous, ...action }: Props) {
  const { request, onClose } = action;
  const { problem, isRunning, run } = useBulk(action);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (request !== undefined && !isRunning) void run();
      }}
    >
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {problem !== undefined && <Problem text={problem} />}
          {children}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'default'}
          loading={isRunning}
          disabled={request === undefined}
        >
          {label}
        </Button>
      </Modal.Footer>
    </form>
  );
}

type Action = Pick<Props, 'articles' | 'action' | 'request' | 'verb' | 'onDone' | 'onClose'>;

/** What was done completely is only counted; otherwise a dialog lists the result of each article. */
function useBulk({ articles, action, request, verb, onDone, onClose }: Action) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const selectRow = useTable('BulkDialog', (table) => table.selectRow);
  const [problem, setProblem] = useState<string>();
  const [isRunning, setIsRunning] = useState(false);

  const finish = (rows: RowResult[]) => {
    onClose();
    selectRow([]);
    reloadArticles(rows.map(({ documentId }) => documentId));
    const summary = summarise(rows, verb);
    const changed = rows.filter(({ outcome }) => outcome === 'done').map(({ documentId }) => documentId);
    if (needsReading(rows)) results.emit({ summary, rows });
    else if (!onDone) toggleNotification({ type: 'success', message: summary });
    if (changed.length > 0) onDone?.(changed);
  };
  const run = async () => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      const documentIds = articles.map(({ documentId }) => documentId);
      const { data } = await post<{ data: { rows: RowResult[] } }>(`/admin/article-list/${action}`, {
        documentIds,
        ...request,
      });
      finish(data.data.rows);
    } catch (error) {
      const refused = readRefused(error);
      if (refused) return finish(refused);
      setProblem(error instanceof Error ? error.message : 'It did not work. Please try again.');
    } finally {
      setIsRunning(false);
    }
  };
  return { problem, isRunning, run };
}
