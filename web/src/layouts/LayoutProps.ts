import type { ReactNode } from 'react';
import type { ArticleLayoutFragment } from './ArticleLayout.gen';
import type { SidebarTopicFragment } from './parts/topics-sidebar/SidebarTopic.gen';

/** The article to lay out. */
export interface LayoutProps {
  article: ArticleLayoutFragment;
  /** All topics, for the categories beside the article. */
  topics: readonly SidebarTopicFragment[];
  /** The reader's actions, such as sharing; shown under the title. */
  actions?: ReactNode;
  /** Ratings and comments; shown under the text, after the FAQs. */
  discussion?: ReactNode;
}
