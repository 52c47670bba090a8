import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import type { MessageState } from '../../../domain/contact/answers/message-state';
import { describeAge, formatExactly } from '../describe';
import { useDraft } from '../use-draft';
import { Tag } from '../../ui/Tag';
import { useLatest } from '../../ui/use-latest';
import { AnswerForm } from './AnswerForm';
import { addAnswers, OUTCOMES } from './answer-state';
import { Answers } from './Answers';

interface Props {
  message: MessageEntry;
  now: number;
  mayAnswer: boolean;
  onChange: (message: MessageEntry) => void;
  /** Closes the message, or opens it again. */
  onState: (message: MessageEntry, state: MessageState) => void;
}

/** A message with what was answered, and the form of an answer. */
export function MessageRow({ message, now, mayAnswer, onChange, onState }: Props) {
  const { documentId, name, email, username, createdAt, state, changed, isAddressProven } = message;
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isAnswering, setAnswering] = useState(false);
  const draft = useDraft(documentId);
  const latest = useLatest(message);
  const opener = useRef<HTMLButtonElement>(null);
  const hasDraft = draft.text !== '' && !isAnswering;

  const toggle = () => {
    setAnswering(!isAnswering);
    if (isAnswering) return;
    // Others may have answered it since the list was loaded. Should this fail, sending says so.
    get<{ data: MessageEntry }>(`/admin/moderation/messages/${documentId}`).then(
      ({ data: { data } }) => {
        // This editor's answer may have been faster.
        if (data.answers.length >= latest.current.answers.length) onChange(data);
      },
      () => undefined,
    );
  };
  const close = () => {
    setAnswering(false);
    opener.current?.focus();
  };
  /** Shows an answer, or what has become of one. */
  const note = (answer: Answer) => {
    onChange(addAnswers(message, [answer]));
    const { label, advice } = OUTCOMES[answer.state];
    toggleNotification({
      type: advice === undefined ? 'success' : 'danger',
      message: [`Your answer to ${name}: ${label.toLowerCase()}.`, advice].filter(Boolean).join(' '),
    });
  };
  const onAnswered = (answer: Answer) => {
    note(answer);
    draft.clear();
    close();
  };
  /** The next press on Send is on purpose, and sends what was typed. */
  const onFresh = (fresh: MessageEntry) => {
    onChange(fresh);
    draft.renewKey();
  };
  return (
    <Row aria-label={`Message from ${name}`}>
      <Flex gap={2} wrap="wrap" alignItems="baseline">
        <Typography tag="span" fontWeight="bold">
          <bdi>{name}</bdi>
        </Typography>
        <Small>
          {email}
          {username !== null && `, on the site as ${username}`}
        </Small>
        <Small>
          <time dateTime={createdAt} title={formatExactly(createdAt)}>
            {describeAge(createdAt, now)}
          </time>
        </Small>
        {state === 'answered' && <Tag $color="success">Answered</Tag>}
        {state === 'closed' && <Tag>Closed</Tag>}
        {state === 'closed' && changed && (
          <Small>
            by {changed.by},{' '}
            <time dateTime={changed.at} title={formatExactly(changed.at)}>
              {describeAge(changed.at, now)}
            </time>
          </Small>
        )}
      </Flex>
      {!isAddressProven && (
        <Small>
          The address of this account is not confirmed: the message may be from somebody else, and your answer
          will not quote it.
        </Small>
      )}
      <Text dir="auto">{message.message}</Text>
      <Answers message={message} mayAnswer={mayAnswer} onSent={note} />
      {mayAnswer && (
        <Flex gap={2} wrap="wrap">
          <Button
            ref={opener}
            size="S"
            variant="secondary"
            aria-expanded={isAnswering}
            aria-label={hasDraft ? `Go on with your answer to ${name}` : `Answer ${name}`}
            onClick={toggle}
          >
            {hasDraft ? 'Go on with your answer' : 'Answer'}
          </Button>
          {state === 'closed' ? (
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Open again: ${name}`}
              onClick={() => onState(message, 'new')}
            >
              Open again
            </Button>
          ) : (
            <Button
              size="S"
              variant="tertiary"
              aria-label={`Close the message from ${name}`}
              onClick={() => onState(message, 'closed')}
            >
              Close
            </Button>
          )}
        </Flex>
      )}
      {isAnswering && (
        <AnswerForm
          message={message}
          draft={draft}
          onAnswered={onAnswered}
          onFresh={onFresh}
          onClose={close}
        />
      )}
    </Row>
  );
}

const Small = ({ children }: { children: React.ReactNode }) => (
  <Typography tag="span" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);

const Row = styled.article`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
  padding: 2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
`;

const Text = styled.p`
  font-size: 1.6rem;
  line-height: 1.5;
  white-space: pre-line;
`;
