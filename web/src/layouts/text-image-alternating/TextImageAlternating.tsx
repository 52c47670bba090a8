import { MEASURE_SIZES } from '../../blocks/placed';
import { Container } from '../../ui/Container/Container';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { ArticleContent } from '../parts/ArticleContent';
import { ArticleHeader } from '../parts/ArticleHeader';
import { Banner } from '../parts/Banner';
import { Faqs } from '../parts/Faqs';
import { MoreToExplore } from '../parts/MoreToExplore';
import { imageSides } from './imageSides';
import styles from './TextImageAlternating.module.css';

const BESIDE_TEXT = '(min-width: 64rem) 24rem, (min-width: 42rem) 21rem, 100vw';

/** One column of text; its pictures stand in it to the right and to the left in turn. */
export function TextImageAlternating({ article }: { article: ArticleLayoutFragment }) {
  const { topBanner, secondTopBanner, middleBanner, content, categories, faqs, suggested } = article;
  const placed = imageSides(content).map((side) => (side ? { side, imageSizes: BESIDE_TEXT } : undefined));
  return (
    <div data-topic={categories[0]?.slug}>
      <article className={styles.article}>
        <Container>
          <Banner picture={topBanner} priority />
          <ArticleHeader article={article} />
          <Banner picture={secondTopBanner} priority={!topBanner} />
          <div className={styles.body}>
            <ArticleContent
              blocks={content}
              placed={placed}
              middle={<Banner picture={middleBanner} sizes={MEASURE_SIZES} />}
            />
          </div>
          <Faqs faqs={faqs} />
        </Container>
      </article>
      <MoreToExplore suggested={suggested} />
    </div>
  );
}
