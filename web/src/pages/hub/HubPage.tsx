import { PageHead } from '../../lib/seo/PageHead';
import { useAds } from '../../lib/site/site';
import { AdBlock } from '../../ui/lists/AdBlock/AdBlock';
import { Container } from '../../ui/base/Container/Container';
import { Carousel } from './sections/Carousel';
import { Featured } from './sections/Featured';
import { HubHero } from './sections/HubHero';
import { useHubPageQuery } from './HubPage.hook.gen';
import styles from './HubPage.module.css';
import { getHubTexts } from './hub-texts';
import { LatestStories } from './sections/LatestStories';
import { Routine } from './sections/Routine';
import { TileSection } from './sections/TileSection';
import { HydrationBoundaries } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** The hub of a topic: its sections in order, without the empty ones. */
export function HubPage() {
  const { topicHub } = useHubPageQuery().data;
  const { hidden: hidesAds } = useAds();
  // The loader throws a 404 for a missing hub.
  if (!topicHub) return null;
  const { topic, headings, laterAds, background, tiles, popular, ...articles } = topicHub;
  const { buildYourRoutine, featured, brandNews, latestStories } = articles;
  return (
    <div data-topic={topic.slug}>
      <PageHead {...getHubTexts(topic.name, topicHub)} path={`/${topic.slug}`} image={background} />
      <HydrationBoundaries>
        <HubHero name={topic.name} slug={topic.slug} background={background} />
        <TileSection title={headings.topics} banners={tiles} most={6} />
        <Routine title={headings.routine} articles={buildYourRoutine} />
        <TileSection title={headings.issues} banners={popular} most={3} />
        <Featured title={headings.featured} articles={featured} />
        <Carousel title={headings.carousel} articles={brandNews} />
        <LatestStories title={headings.latest} articles={latestStories} ads={laterAds} />
        {laterAds && !hidesAds && (
          <Container>
            <div className={styles.closing}>
              <AdBlock />
            </div>
          </Container>
        )}
      </HydrationBoundaries>
    </div>
  );
}
