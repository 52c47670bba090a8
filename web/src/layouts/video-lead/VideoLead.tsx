import { BlockRenderer } from '../../blocks/BlockRenderer';
import { Container } from '../../ui/base/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleFrame } from '../parts/ArticleFrame';
import { splitLead } from '../parts/flow/split-lead';
import { TextColumn } from '../parts/TextColumn';
import { MoreVideos } from '../video/MoreVideos';
import type { BlockPlacement } from '../../blocks/block-placement';
import styles from './VideoLead.module.css';

const LEAD: BlockPlacement[] = [{ imageSizes: '(min-width: 82rem) 76rem, 100vw', priority: true }];

/** Begins with the article's first video, as wide as the page; the text follows. */
export function VideoLead(props: LayoutProps) {
  const { lead, rest } = splitLead(props.article.content);
  return (
    <ArticleFrame
      {...props}
      aside="end"
      lead={
        lead && (
          <Container>
            <div className={styles.lead}>
              <BlockRenderer blocks={[lead]} placed={LEAD} />
            </div>
          </Container>
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
