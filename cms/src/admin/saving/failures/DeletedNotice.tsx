import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { createId } from '../../ui/create-id';
import { formatMoment } from '../../ui/moments';
import { getTitle, type OpenForm } from '../../ui/form/open-form';
import { useAdminData } from '../../ui/server/use-admin-data';
import { deletions } from './keep-open-form';
import { putCopy } from '../local-copies/store';
import { toNewValues } from '../conflicts/merge-values';
import { loads } from '../write-events';

/** Who deleted a document, from the server. */
interface Deletion {
  actorName: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

const CREATE = 'create';

/** Somebody has deleted the document whose form has unsaved text: by whom, and what can be done with the text. */
export function DeletedNotice({ form }: { form: OpenForm }) {
  const path = useDeletedPath(form);
  const { data: deletion } = useAdminData<Deletion>(path);
  const { post } = useFetchClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  if (path === null) return null;

  // The form is loaded again by itself once there is something to load.
  const restore = () => {
    setProblem(undefined);
    post(`${path}/restore`).catch((error: unknown) =>
      setProblem(error instanceof Error ? error.message : 'It could not be restored. Please try again.'),
    );
  };
  const createNew = async () => {
    const { userId, uid, values } = form;
    if (userId === undefined) return;
    try {
      await putCopy({
        formId: createId(),
        userId,
        uid,
        documentId: CREATE,
        title: getTitle(values),
        edition: 0,
        copiedAt: Date.now(),
        values: toNewValues(values),
      });
      navigate(`/content-manager/collection-types/${uid}/${CREATE}`);
    } catch {
      setProblem('This browser cannot keep a copy of the text. Copy it by hand.');
    }
  };

  return (
    <Box role="alert" padding={3} hasRadius background="danger100" borderColor="danger200">
      <Typography tag="p" variant="omega">
        {deletion
          ? `${deletion.actorName} deleted this at ${formatMoment(deletion.deletedAt)}.`
          : 'This has been deleted.'}{' '}
        Your text is still here, and a copy of it is kept in this browser.
      </Typography>
      {problem !== undefined && <Typography textColor="danger600">{problem}</Typography>}
      <Flex gap={2} paddingTop={2} wrap="wrap">
        {deletion && (
          <Button size="S" onClick={restore}>
            Restore it
          </Button>
        )}
        <Button size="S" variant="tertiary" onClick={() => void createNew()}>
          Use in a new entry
        </Button>
      </Flex>
    </Box>
  );
}

/** The route of the deleted document; null while it exists. */
function useDeletedPath({ uid, documentId }: OpenForm): string | null {
  const [isDeleted, setIsDeleted] = useState(false);
  useEffect(() => {
    const endings = [
      deletions.listen((id) => {
        if (id === documentId) setIsDeleted(true);
      }),
      loads.listen((id) => {
        if (id === documentId) setIsDeleted(false);
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [documentId]);
  return isDeleted ? `/admin/deleted/${uid}/${documentId}` : null;
}
