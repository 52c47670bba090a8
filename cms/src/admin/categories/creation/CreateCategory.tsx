import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useId, useState, type FormEvent } from 'react';
import { FirstInput } from '../../ui/FirstInput';
import { useFormAddress } from '../../ui/server/use-form-address';
import type { Created, LoadedTree } from '../../ui/category-tree/use-category-tree';
import { useCreate } from './use-create';

interface Props {
  tree: LoadedTree;
  /** With which the field begins. */
  name: string;
  /** The topic that is chosen already. */
  topicId: number | undefined;
  onCreated: (category: Created, topicId: number) => void;
  onClose: () => void;
}

/** A dialog that creates a category under a topic, and says while the name is typed whether it can have it. */
export function CreateCategory({ tree, name: initial, topicId, onCreated, onClose }: Props) {
  const [name, setName] = useState(initial);
  const [topic, setTopic] = useState(topicId);
  const { create, refusal, isCreating, forget } = useCreate(tree);
  const form = useId();
  const typed = name.trim();
  const { address, isCurrent } = useFormAddress(
    typed === '' ? null : { type: 'api::category.category', documentId: null, name: typed },
  );
  const known = (isCurrent ? address?.problem : undefined) ?? undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be inside the form of an article.
    event.stopPropagation();
    if (typed === '' || topic === undefined || isCreating) return;
    const created = await create(typed, topic);
    if (created) onCreated(created, topic);
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Create a category</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <form id={form} onSubmit={(event) => void submit(event)} noValidate>
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Field.Root required error={refusal ?? known} hint={describe(address?.slug, isCurrent)}>
                <Field.Label>Name</Field.Label>
                <FirstInput
                  value={name}
                  maxLength={100}
                  autoComplete="off"
                  onChange={(changed) => {
                    setName(changed);
                    forget();
                  }}
                />
                <div role="status">
                  <Field.Error />
                </div>
                <Field.Hint />
              </Field.Root>
              <Field.Root required>
                <Field.Label>Under the topic</Field.Label>
                <SingleSelect
                  value={topic}
                  placeholder="Choose a topic"
                  onChange={(value: string | number) => setTopic(Number(value))}
                >
                  {tree.nodes
                    .filter(({ category }) => category.kind === 'topic')
                    .map(({ category }) => (
                      <SingleSelectOption key={category.id} value={category.id}>
                        {category.name}
                      </SingleSelectOption>
                    ))}
                </SingleSelect>
              </Field.Root>
              <Typography variant="pi" textColor="neutral600">
                It is on the site at once. Its description and picture can be added in its form.
              </Typography>
            </Flex>
          </form>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            loading={isCreating}
            disabled={typed === '' || topic === undefined || known !== undefined}
          >
            Create
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

const describe = (slug: string | null | undefined, isCurrent: boolean): string | undefined =>
  isCurrent && slug ? `Its address is /${slug}.` : undefined;
