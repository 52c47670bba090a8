import type { ReactNode } from 'react';
import type { Placed } from '../../blocks/placed';
import { TEXT_SIZES } from '../../ui/base/Picture/Picture';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { ArticleContent } from './ArticleContent';
import { Banner } from './Banner';
import styles from './TextColumn.module.css';

interface Props {
  article: ArticleLayoutFragment;
  /** What stands in the column; all blocks of the article, when left out. */
  blocks?: ArticleLayoutFragment['content'];
  /** As of `ArticleContent`. */
  placed?: readonly (Placed | undefined)[];
  elsewhere?: number;
  /** Halfway through the text; the middle banner as wide as the column, when left out. */
  middle?: ReactNode;
  /** For what a layout does in its own way. */
  className?: string;
}

/** The blocks one under the other in a column of a good length of line. */
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
