import { PageHead } from '../../lib/PageHead';
import { useSite } from '../../lib/site';
import { Container } from '../../ui/Container/Container';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import { CategoryBar } from './CategoryBar';
import { FeaturedStrip } from './FeaturedStrip';
import { HeadlineBanner } from './HeadlineBanner';
import { useHomePageQuery } from './HomePage.gen';
import styles from './HomePage.module.css';

const DESCRIPTION =
  'Articles on health and wellness, written plainly: nutrition, sleep, mental health, fitness and the conditions people live with.';

/** Document 1, "Home page": its first sections. */
export function HomePage() {
  const site = useSite();
  const { home } = useHomePageQuery().data;
  return (
    <>
      <PageHead description={DESCRIPTION} path="/" />
      <h1>
        <VisuallyHidden>{`${site.name}: health and wellness, written plainly`}</VisuallyHidden>
      </h1>
      {home.headlines.length === 0 && (
        <Container>
          <p className={styles.empty}>Nothing has been published yet. Please come back soon.</p>
        </Container>
      )}
      <HeadlineBanner articles={home.headlines} />
      <CategoryBar />
      <FeaturedStrip articles={home.featured} />
    </>
  );
}
