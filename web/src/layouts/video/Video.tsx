import { BlockRenderer } from '../../blocks/BlockRenderer';
import { MEASURE_SIZES } from '../../blocks/placed';
import { Container } from '../../ui/Container/Container';
import type { LayoutProps } from '../LayoutProps';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleFrame } from '../parts/ArticleFrame';
import { Banner } from '../parts/Banner';
import { splitLead } from '../parts/splitLead';
import styles from './Video.module.css';

/** For articles that are watched: the first film on a dark stage across the window, all others as wide as the text. */
export function Video(props: LayoutProps) {
  const { content, middleBanner } = props.article;
  const { lead, rest } = splitLead(content);
  return (
    <ArticleFrame
      {...props}
      aside="none"
      lead={
        lead && (
          <div className={styles.stage}>
            <Container>
              <div className={styles.film}>
                <BlockRenderer blocks={[lead]} />
              </div>
            </Container>
          </div>
        )
      }
      shown={rest}
    >
      <div className={styles.body}>
        {(rest.length > 0 || !lead) && (
          <ArticleContent blocks={rest} middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />} />
        )}
      </div>
    </ArticleFrame>
  );
}
