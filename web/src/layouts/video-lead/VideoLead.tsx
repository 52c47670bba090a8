import { BlockRenderer } from '../../blocks/BlockRenderer';
import { MEASURE_SIZES } from '../../blocks/placed';
import { Container } from '../../ui/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { splitLead } from '../parts/splitLead';
import styles from './VideoLead.module.css';

/** Begins with the article's first film, as wide as the page; the text follows. */
export function VideoLead(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const { lead, rest } = splitLead(content);
  return (
    <ArticleFrame
      {...props}
      aside="end"
      lead={
        lead && (
          <Container>
            <div className={styles.lead}>
              <BlockRenderer blocks={[lead]} />
            </div>
          </Container>
        )
      }
      shown={rest}
    >
      <div className={styles.body}>
        {/* An article may be nothing but its film. */}
        {(rest.length > 0 || !lead) && (
          <ArticleContent blocks={rest} middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />} />
        )}
      </div>
    </ArticleFrame>
  );
}
