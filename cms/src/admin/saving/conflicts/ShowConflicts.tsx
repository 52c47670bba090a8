import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { List } from '../../ui/list/List';
import { describeNewer } from '../../ui/newer-version';
import { useLatest } from '../../ui/use-latest';
import { useUserId } from '../../ui/server/use-user-id';
import { otherConflicts, unfinished, type Unfinished } from '../write-events';

/**
 * On every screen without the form of the document, such as a list: which entries were not published or deleted, and
 * why.
 */
export function ShowConflicts() {
  const [shown, setShown] = useState<Unfinished>();
  const latest = useLatest(useUserId());
  useEffect(() => {
    const endings = [
      unfinished.listen(setShown),
      otherConflicts.listen(({ model, documentId, newer }) => {
        const message = `${describeNewer(newer, latest.current)}, after this list was loaded.`;
        setShown({ model, rows: [{ documentId, title: newer.title, message }] });
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [latest]);
  if (!shown) return null;
  const close = () => setShown(undefined);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Not done</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <List>
              {shown.rows.map(({ documentId, title, message }) => (
                <li key={documentId}>
                  <Link to={`/content-manager/collection-types/${shown.model}/${documentId}`} onClick={close}>
                    {title}
                  </Link>
                  : {message}
                </li>
              ))}
            </List>
            <Typography>
              The list shows the latest state now: look at these entries, then repeat the action.
            </Typography>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button onClick={close}>Close</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
