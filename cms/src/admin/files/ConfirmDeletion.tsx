import { Button, Dialog, Typography } from '@strapi/design-system';
import { useEffect, useState } from 'react';
import { List } from '../ui/list/List';
import { questions, type Question } from './deletion-request';
import { describeRest, describeUse, namePlace, type DeletionCheck } from './usage';

/** On every screen with media: asks before files that drafts or versions use are deleted. */
export function ConfirmDeletion() {
  const [waiting, setWaiting] = useState<Question[]>([]);
  useEffect(
    () =>
      questions.listen((question) => {
        setWaiting((others) => [...others, question]);
        return true;
      }),
    [],
  );
  const [question] = waiting;
  if (!question) return null;
  const decide = (deletes: boolean) => {
    question.decide(deletes);
    setWaiting((all) => all.filter((one) => one !== question));
  };
  const { check } = question;
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && decide(false)}>
      <Dialog.Content>
        <Dialog.Header>{check ? 'Delete what is used?' : 'Delete without a check?'}</Dialog.Header>
        <Dialog.Body>{check ? <Places check={check} /> : <Unknown />}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              Cancel
            </Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger-light" fullWidth onClick={() => decide(true)}>
              Delete anyway
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Places({ check: { files, more } }: { check: DeletionCheck }) {
  return (
    <>
      {files.map(({ id, name, ...list }) => (
        <div key={id} style={{ inlineSize: '100%' }}>
          <Typography tag="p" paddingBottom={2} style={{ overflowWrap: 'anywhere' }}>
            “{name}” is used in:
          </Typography>
          <List>
            {list.places.map((place, index) => (
              <li key={index}>
                {namePlace(place)} ({describeUse(place)})
              </li>
            ))}
            {list.more > 0 && <li>{describeRest(list)}</li>}
          </List>
        </div>
      ))}
      {more > 0 && (
        <Typography tag="p">
          {files.length > 0 ? 'Other selected files are used too' : 'Selected files are used'}: {more}.
        </Typography>
      )}
      <Typography tag="p">
        Readers do not see {files.length + more === 1 ? 'it' : 'them'} there now, but every place would be
        left with a gap.
      </Typography>
    </>
  );
}

const Unknown = () => (
  <Typography tag="p">
    It could not be checked where this is used. What readers see will not be deleted.
  </Typography>
);
