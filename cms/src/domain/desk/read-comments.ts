import type { Core } from '@strapi/strapi';
import { settings } from '../../platform/settings/settings';
import type { Ability } from '../../platform/strapi/document-rights';
import { listMessages } from '../contact/answers/list-messages';
import { MOST_COUNTED, type Author, type CommentEntry, type Queue } from '../moderation/queue/comment-entry';
import { countQueues } from '../moderation/queue/count-queues';
import { findPage } from '../moderation/queue/find-page';
import { readEntries } from '../moderation/queue/read-entries';
import { getRights, getVisible } from '../moderation/rights';
import { MOST_ROWS, type Desk, type DeskComment, type DeskMessage } from './desk';
import { limitCount, toExcerpt } from './section';

type ForModerators = Pick<Desk, 'reported' | 'held' | 'messages'>;

/** Comments and messages that wait, by the rights of the moderators' page. */
export async function readForModerators(strapi: Core.Strapi, ability: Ability): Promise<ForModerators> {
  const { comments, messages } = getRights(strapi, ability);
  if (!comments && !messages) return {};
  const counts = await countQueues(strapi.db.connection);
  const readQueue = async (queue: Exclude<Queue, 'all'>) => ({
    ...limitCount(counts[queue], MOST_COUNTED),
    rows: counts[queue] === 0 ? [] : await readComments(strapi, ability, queue),
  });
  return {
    ...(comments && { reported: await readQueue('reported'), held: await readQueue('held') }),
    ...(messages && {
      messages: {
        ...limitCount(counts.messages, MOST_COUNTED),
        rows: counts.messages === 0 ? [] : await readMessages(strapi),
      },
    }),
  };
}

async function readComments(strapi: Core.Strapi, ability: Ability, queue: Queue): Promise<DeskComment[]> {
  const { ids } = await findPage(strapi.db.connection, { queue, before: undefined });
  const entries = await readEntries(strapi, ids.slice(0, MOST_ROWS), getVisible(strapi, ability));
  return entries.map(toDeskComment);
}

const toDeskComment = (entry: CommentEntry): DeskComment => ({
  documentId: entry.documentId,
  excerpt: toExcerpt(entry.text),
  author: getName(entry.author),
  article: entry.article?.title ?? null,
  at: Date.parse(entry.createdAt),
  reports: entry.reports.count,
});

function getName(author: Author | null): string | null {
  if (author === null || author.is === 'gone') return null;
  return author.is === 'member' ? author.username : (author.name ?? settings().siteName);
}

async function readMessages(strapi: Core.Strapi): Promise<DeskMessage[]> {
  const { entries } = await listMessages(strapi.db.connection, { state: 'new' });
  return entries.slice(0, MOST_ROWS).map(({ documentId, name, message, createdAt }) => ({
    documentId,
    name,
    excerpt: toExcerpt(message),
    at: Date.parse(createdAt),
  }));
}
