import type { Desk } from '../../domain/moderation/desk';
import { QUEUES, type Queue } from '../../domain/moderation/queue/comment-entry';
import { formatCount } from './describe';

/** A tab of the page. */
export interface Tab {
  value: Queue | 'messages' | 'banned';
  /** With how many entries wait there. */
  label: string;
}

export const isQueue = (value: Tab['value']): value is Queue => QUEUES.some((queue) => queue === value);

/** What an editor may see, in this order. */
export function getTabs({ rights, counts }: Desk): Tab[] {
  const counted = (label: string, count: number) => `${label} (${formatCount(count)})`;
  const tabs: [boolean, Tab][] = [
    [rights.comments, { value: 'reported', label: counted('Reported', counts.reported) }],
    [rights.comments, { value: 'held', label: counted('Held', counts.held) }],
    [rights.comments, { value: 'all', label: 'All comments' }],
    [rights.messages, { value: 'messages', label: counted('Messages', counts.messages) }],
    [rights.ban, { value: 'banned', label: 'Banned members' }],
  ];
  return tabs.flatMap(([isShown, tab]) => (isShown ? [tab] : []));
}
