import { Box, Button, Field, Flex, Loader, Modal, Textarea, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../ui/Problem';
import { useFirstFocus } from '../../ui/use-first-focus';
import { describeError } from '../../ui/server/error-details';
import { describeAdded, describeRefused, type AddedWords } from './describe-added';
import { parseWords, removeWords } from './parse-words';

const PATH = '/admin/moderation/words';

interface Word {
  key: string;
  word: string;
  addedBy: string;
}
interface WordList {
  data: { words: Word[] };
}
interface Added {
  data: { words: Word[] } & AddedWords;
}

/** The words and phrases that make a comment wait for the editors. */
export function WordsDialog({ onClose }: { onClose: () => void }) {
  const { get, post } = useFetchClient();
  const [words, setWords] = useState<Word[]>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<{ words: string; refused: string[] }>();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const field = useFirstFocus<HTMLTextAreaElement>();

  /** @returns undefined: it failed, and why is shown */
  const send = async <T extends WordList>(request: () => Promise<{ data: T }>): Promise<T | undefined> => {
    setProblem(undefined);
    setAdded(undefined);
    try {
      const { data } = await request();
      setWords(data.data.words);
      return data;
    } catch (error) {
      setProblem(describeError(error));
      return undefined;
    }
  };
  const load = () => void send(() => get<WordList>(PATH));
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(load, []);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    const sent = parseWords(typed);
    if (sent.length === 0) return setProblem('Type a word or a phrase first.');
    setAdding(true);
    const result = await send(() => post<Added>(PATH, { words: sent }));
    setAdding(false);
    if (!result) return;
    const { refused } = result.data;
    const bad = new Set(refused.map(({ word }) => word));
    const good = new Set(sent.filter((word) => !bad.has(word)));
    // What was typed meanwhile stays, too.
    setTyped((current) => removeWords(current, good));
    setAdded({ words: describeAdded(result.data, sent.length), refused: describeRefused(refused) });
    field.current?.focus();
  };
  const remove = async ({ key }: Word) => {
    await send(() => post<WordList>(`${PATH}/remove`, { key }));
    // Its button is gone.
    list.current?.focus();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Word list</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Typography tag="p" textColor="neutral600">
              A comment with one of these words or phrases waits for you. Whole words count, whatever their
              case and accents; invisible and look-alike letters do not help to avoid them. Comments that are
              on the site already stay there.
            </Typography>
            {problem !== undefined && <Problem text={problem} {...(!words && { onRetry: load })} />}
            <form onSubmit={(event) => void add(event)}>
              <Flex direction="column" alignItems="stretch" gap={2}>
                <Field.Root hint="One a line.">
                  <Field.Label>Words and phrases to add</Field.Label>
                  <Textarea
                    ref={field}
                    value={typed}
                    onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => setTyped(target.value)}
                  />
                  <Field.Hint />
                </Field.Root>
                {added && added.refused.length > 0 && (
                  <Problem text={`${added.refused.join(' ')} Correct or remove what is left in the field.`} />
                )}
                <div role="status">{added?.words}</div>
                <Box>
                  <Button type="submit" loading={isAdding}>
                    Add
                  </Button>
                </Box>
              </Flex>
            </form>
            {!words && problem === undefined && <Loader>Loading</Loader>}
            {words && (
              <Words ref={list} tabIndex={-1} aria-label="Words on the list">
                {words.map((word) => (
                  <li key={word.key}>
                    <span>
                      {word.word} <small>added by {word.addedBy}</small>
                    </span>
                    <Button
                      size="S"
                      variant="tertiary"
                      aria-label={`Remove ${word.word}`}
                      onClick={() => void remove(word)}
                    >
                      Remove
                    </Button>
                  </li>
                ))}
                {words.length === 0 && <li>There are no words on the list.</li>}
              </Words>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            Close
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

const Words = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  li {
    display: flex;
    gap: 1.6rem;
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  small {
    color: ${({ theme }) => theme.colors.neutral600};
  }
`;
