import { PageHead } from '../../lib/seo/PageHead';
import { AdBlock } from '../../ui/lists/AdBlock/AdBlock';
import { Container } from '../../ui/base/Container/Container';
import { Carousel } from './Carousel';
import { Featured } from './Featured';
import { HubHero } from './HubHero';
import { useHubPageQuery } from './HubPage.hook.gen';
import styles from './HubPage.module.css';
import { hubAt } from './hubs';
import { hubWords } from './hub-words';
import { LatestStories } from './LatestStories';
import { Routine } from './Routine';
import { TileSection } from './TileSection';
import { HydrationBoundaries } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** The hub of a topic (document 2, section 2.1): its sections in order, each left out where it is empty. */
export function HubPage() {
  const { topicHub } = useHubPageQuery().data;
  const hub = topicHub && hubAt(topicHub.topic.slug);
  // The loader answers 404 for a topic that is not there.
  if (!topicHub || !hub) return null;
  const { topic, background, tiles, buildYourRoutine, popular, featured, brandNews, latestStories } =
    topicHub;
  const { headings, adsFromStoriesOn } = hub;
  return (
    <div data-topic={topic.slug}>
      <PageHead {...hubWords(topic.name, hub)} path={`/${topic.slug}`} image={background} />
      <HydrationBoundaries>
        <HubHero name={topic.name} slug={topic.slug} background={background} />
        <TileSection title={headings.topics} banners={tiles} most={6} />
        <Routine title={headings.routine} articles={buildYourRoutine} />
        <TileSection title={headings.issues} banners={popular} most={3} />
        <Featured title={headings.featured} articles={featured} />
        <Carousel title={headings.carousel} articles={brandNews} />
        <LatestStories title={headings.latest} articles={latestStories} ads={adsFromStoriesOn} />
        {adsFromStoriesOn && (
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
