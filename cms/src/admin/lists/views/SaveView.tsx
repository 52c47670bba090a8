import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useState, type FormEvent } from 'react';
import { FirstInput } from '../../ui/FirstInput';
import { Problem } from '../../ui/Problem';

interface Props {
  /** @throws with a sentence for the editor */
  onSave: (name: string) => Promise<void>;
}

/** A button with a dialog, which saves the current filters, order and search under a name. */
export function SaveView({ onSave }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    setProblem(undefined);
    try {
      await onSave(name.trim());
      setIsOpen(false);
      setName('');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The view could not be saved. Please try again.');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Modal.Root open={isOpen} onOpenChange={setIsOpen}>
      <Modal.Trigger>
        <Button variant="ghost" size="S" startIcon={<Plus />}>
          Save this view
        </Button>
      </Modal.Trigger>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Save this view</Modal.Title>
        </Modal.Header>
        <form onSubmit={(event) => void submit(event)}>
          <Modal.Body>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Typography tag="p" textColor="neutral600">
                Saves the view, its filters, order and search, for you only. A view with the same name is
                replaced.
              </Typography>
              {problem !== undefined && <Problem text={problem} />}
              <Field.Root required>
                <Field.Label>Name</Field.Label>
                <FirstInput value={name} maxLength={60} onChange={setName} />
              </Field.Root>
            </Flex>
          </Modal.Body>
          <Modal.Footer>
            <Button variant="tertiary" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving} disabled={name.trim() === ''}>
              Save
            </Button>
          </Modal.Footer>
        </form>
      </Modal.Content>
    </Modal.Root>
  );
}
