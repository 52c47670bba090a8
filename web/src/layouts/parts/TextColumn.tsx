import type { ReactNode } from 'react';
import type { BlockPlacement } from '../../blocks/block-placement';
import { TEXT_SIZES } from '../../ui/base/Picture/Picture';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { ArticleContent } from './ArticleContent';
import { Banner } from './Banner';
import styles from './TextColumn.module.css';

interface Props {
  article: ArticleLayoutFragment;
  /** The blocks in the column; defaults to all blocks of the article. */
  blocks?: ArticleLayoutFragment['content'];
  /** As in `ArticleContent`. */
  placed?: readonly (BlockPlacement | undefined)[];
  elsewhere?: number;
  /** Inserted halfway through the text; defaults to the middle banner, as wide as the column. */
  middle?: ReactNode;
  /** For layout-specific styles. */
  className?: string;
}

/** The blocks in a single column with a readable line length. */
export function TextColumn({
  article,
  blocks = article.content,
  placed,
  elsewhere,
  middle,
  className,
}: Props) {
  return (
    <div className={className ? `${styles.column} ${className}` : styles.column}>
      <ArticleContent
        blocks={blocks}
        of={article.content}
        placed={placed}
        elsewhere={elsewhere}
        middle={middle ?? <Banner picture={article.middleBanner} sizes={TEXT_SIZES} />}
      />
    </div>
  );
}
