import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../../domain/contact/answers/answer';
import type { MessageEntry } from '../../../domain/contact/answers/message-entry';
import { formatMoment } from '../../ui/moments';
import { Tag } from '../../ui/Tag';
import { describeError } from '../../ui/server/error-details';
import { OUTCOMES } from './answer-state';

interface Props {
  message: MessageEntry;
  mayAnswer: boolean;
  onSent: (answer: Answer) => void;
}

/** What was answered to a message: who, when and what, and whether it was sent. */
export function Answers({ message, mayAnswer, onSent }: Props) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [sending, setSending] = useState<number>();
  if (message.answers.length === 0) return null;

  const sendAgain = async ({ id }: Answer) => {
    setSending(id);
    try {
      const path = `/admin/moderation/messages/${message.documentId}/answers/${id}/send`;
      onSent((await post<{ data: Answer }>(path)).data.data);
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: describeError(error),
      });
    } finally {
      setSending(undefined);
    }
  };
  return (
    <List aria-label={`Answers to ${message.name}`}>
      {message.answers.map((answer) => (
        <li key={answer.id}>
          <Flex gap={2} wrap="wrap" alignItems="baseline">
            <Typography tag="span" variant="pi" textColor="neutral600">
              {answer.author}, {formatMoment(answer.sentAt ?? answer.createdAt)}
            </Typography>
            <Tag $color={VARIANTS[answer.state]}>{OUTCOMES[answer.state].label}</Tag>
            {(answer.state === 'failed' || answer.state === 'unknown') && mayAnswer && (
              <Button
                size="S"
                variant="tertiary"
                loading={sending === answer.id}
                onClick={() => void sendAgain(answer)}
              >
                Send again
              </Button>
            )}
          </Flex>
          {OUTCOMES[answer.state].advice && <p>{OUTCOMES[answer.state].advice}</p>}
          <p dir="auto">{answer.text}</p>
        </li>
      ))}
    </List>
  );
}

const VARIANTS = { sent: 'success', sending: 'neutral', failed: 'danger', unknown: 'warning' } as const;

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
  padding-inline-start: 1.6rem;
  border-inline-start: 3px solid ${({ theme }) => theme.colors.primary200};
  font-size: 1.4rem;
  line-height: 1.43;

  p {
    white-space: pre-line;
  }
`;
