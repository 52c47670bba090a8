import { BlockRenderer } from '../../blocks/BlockRenderer';
import { Container } from '../../ui/base/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { splitLead } from '../parts/flow/split-lead';
import { TextColumn } from '../parts/TextColumn';
import type { BlockPlacement } from '../../blocks/block-placement';
import { MoreVideos } from './MoreVideos';
import styles from './Video.module.css';

const LEAD: BlockPlacement[] = [{ imageSizes: '(min-width: 68rem) 64rem, 100vw', priority: true }];

/** For video articles: the first video on a dark stage across the window, all others as wide as the text. */
export function Video(props: LayoutProps) {
  const { lead, rest } = splitLead(props.article.content);
  return (
    <ArticleFrame
      {...props}
      aside="none"
      lead={
        lead && (
          <div className={styles.stage}>
            <Container>
              <div className={styles.film}>
                <BlockRenderer blocks={[lead]} placed={LEAD} />
              </div>
            </Container>
          </div>
        )
      }
      shown={rest}
      after={<MoreVideos />}
    >
      {/* An article can consist of nothing but its video. */}
      {(rest.length > 0 || !lead) && (
        <TextColumn article={props.article} blocks={rest} elsewhere={lead ? 1 : 0} />
      )}
    </ArticleFrame>
  );
}
