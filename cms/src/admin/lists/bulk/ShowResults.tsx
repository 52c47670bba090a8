import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { results, type Results } from '../list-events';
import { ResultList } from './ResultList';

/**
 * On every screen: what became of each article of a bulk action, if there is something to know. Not in the dialog of the
 * action, which is gone once the list is loaded again.
 */
export function ShowResults() {
  const [shown, setShown] = useState<Results>();
  useEffect(() => results.listen(setShown), []);
  if (!shown) return null;
  const close = () => setShown(undefined);
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{shown.summary}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ResultList rows={shown.rows} onFollow={close} />
            {shown.rows.some(({ outcome }) => outcome === 'refused') && (
              <Typography>
                Nothing was changed in the articles that are named as not done. The list shows the latest
                state now.
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button onClick={close}>Close</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
