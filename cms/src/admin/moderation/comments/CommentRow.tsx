import { Button, Flex, Typography } from '@strapi/design-system';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';
import { describeAge, describeHold, describeReports, formatExactly } from '../describe';
import { Tag } from '../../ui/Tag';
import type { Action } from './actions';
import { ArticleLinks, AuthorFacts, ParentQuote } from './CommentContext';
import { nameComment } from './use-changes';

interface Props {
  entry: CommentEntry;
  actions: readonly Action[];
  /** Whether Tab reaches it; the others are reached by keys. */
  isCurrent: boolean;
  isBusy: boolean;
  now: number;
  onFocus: () => void;
  onAct: (action: Action) => void;
  /** Shows all comments of the member; omitted: they are shown. */
  onMember?: ((documentId: string) => void) | undefined;
  /** The form of a reply. */
  children?: ReactNode;
}

/** A comment with its context, and the buttons that act on it. */
export function CommentRow({ entry, actions, isCurrent, isBusy, now, ...props }: Props) {
  const { documentId, state, text, createdAt, reports } = entry;
  const id = useId();
  return (
    <Row
      data-row={documentId}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={`${id}by`}
      aria-describedby={`${id}text`}
      aria-busy={isBusy}
      onFocus={props.onFocus}
    >
      <Flex id={`${id}by`} gap={2} wrap="wrap" alignItems="baseline">
        <AuthorFacts author={entry.author} onMember={props.onMember} />
        <Typography tag="span" variant="pi" textColor="neutral600">
          <time dateTime={createdAt} title={formatExactly(createdAt)}>
            {describeAge(createdAt, now)}
          </time>
        </Typography>
        {state === 'hidden' && <Tag>Hidden</Tag>}
        {state === 'held' && <Tag $color="warning">Waiting</Tag>}
        {reports.count > 0 && <Tag $color="danger">Reported</Tag>}
      </Flex>
      <ArticleLinks article={entry.article} commentId={entry.id} isVisible={state === 'visible'} />
      {entry.parent && <ParentQuote parent={entry.parent} />}
      <Text id={`${id}text`} dir="auto">
        {text}
      </Text>
      {reports.count > 0 && <Note>{describeReports(reports, now)}</Note>}
      {state === 'held' && <Note>{describeHold(entry)}</Note>}
      <Flex gap={2} wrap="wrap">
        {actions.map((action) => (
          <Button
            key={action.name}
            size="S"
            variant={action.isDestructive ? 'danger-light' : 'tertiary'}
            aria-label={`${action.label}: ${nameComment(entry)}`}
            aria-keyshortcuts={action.key}
            disabled={isBusy}
            onClick={() => props.onAct(action)}
          >
            {action.label}
          </Button>
        ))}
      </Flex>
      {props.children}
    </Row>
  );
}

const Row = styled.article`
  display: flex;
  flex-direction: column;
  gap: 1.2rem;
  padding: 2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  font-size: 1.4rem;
  line-height: 1.43;
  overflow-wrap: anywhere;
  color: ${({ theme }) => theme.colors.neutral800};
  scroll-margin-block: 8rem;

  &:focus {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }

  &[aria-busy='true'] {
    opacity: 0.6;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
  }
`;

const Text = styled.p`
  font-size: 1.6rem;
  line-height: 1.5;
  white-space: pre-line;
`;

const Note = styled.p`
  color: ${({ theme }) => theme.colors.neutral600};
`;
