import type { ReactNode } from 'react';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';
import type { SidebarTopicFragment } from './parts/topics-sidebar/SidebarTopic.gen';

/** What a layout lays out. */
export interface LayoutProps {
  article: ArticleLayoutFragment;
  /** All topics, for the categories beside the article. */
  topics: readonly SidebarTopicFragment[];
  /** What the reader can do with the article, such as share it; stands under the title. */
  actions?: ReactNode;
  /** What readers say about it; stands under the text, after the questions. */
  discussion?: ReactNode;
}
