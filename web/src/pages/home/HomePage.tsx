import { PageHead } from '../../lib/seo/PageHead';
import { useSite } from '../../lib/site/site';
import { SITE_DESCRIPTION } from '../../lib/seo/site-description';
import { Container } from '../../ui/base/Container/Container';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import { AgeTiles } from './sections/AgeTiles';
import { CategoryBar } from './sections/CategoryBar';
import { FeaturedStrip } from './sections/FeaturedStrip';
import { HeadlineBanner } from './sections/HeadlineBanner';
import { useHomePageQuery } from './HomePage.hook.gen';
import styles from './HomePage.module.css';
import { InTheKnow } from './sections/InTheKnow';
import { JustIn } from './sections/JustIn';
import { MixedGrid } from './sections/MixedGrid';
import { Promotion } from './sections/Promotion';
import { TopicBoxes } from './sections/TopicBoxes';
import { TopReads } from './sections/TopReads';
import { HydrationBoundaries } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** The sections of the home page in their order. */
export function HomePage() {
  const site = useSite();
  const { home } = useHomePageQuery().data;
  return (
    <>
      <PageHead description={SITE_DESCRIPTION} path="/" />
      <h1>
        <VisuallyHidden>{`${site.name}: health and wellness, written plainly`}</VisuallyHidden>
      </h1>
      {home.headlines.length === 0 && (
        <Container>
          <p className={styles.empty}>Nothing has been published yet. Please come back soon.</p>
        </Container>
      )}
      <HydrationBoundaries>
        <HeadlineBanner articles={home.headlines} />
        <CategoryBar />
        <FeaturedStrip articles={home.featured} />
        <MixedGrid articles={home.grid} />
        <JustIn articles={home.justIn} />
        <Promotion banner={home.firstPromotion} />
        <TopReads articles={home.moreTopReads} />
        <AgeTiles banners={home.wellness} />
        <Promotion banner={home.secondPromotion} />
        <InTheKnow articles={home.inTheKnow} />
        <TopicBoxes />
      </HydrationBoundaries>
    </>
  );
}
