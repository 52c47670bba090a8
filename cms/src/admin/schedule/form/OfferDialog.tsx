import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useState, type ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
  /** What is done with one click. */
  accept: string;
  /** What happens without it. */
  decline: string;
  /** Resolves with a sentence if it failed. */
  onAccept: () => Promise<string | undefined>;
  onClose: () => void;
}

/** A question with two answers. */
export function OfferDialog({ title, children, accept, decline, onAccept, onClose }: Props) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setRunning(true);
    const failed = await onAccept();
    setRunning(false);
    setProblem(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography>{children}</Typography>
            {problem !== undefined && (
              <Typography role="alert" textColor="danger600">
                {problem}
              </Typography>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {decline}
          </Button>
          <Button loading={isRunning} onClick={() => void run()}>
            {accept}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
