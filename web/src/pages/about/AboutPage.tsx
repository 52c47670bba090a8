import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/seo/PageHead';
import { REPLY_TIME } from '../../lib/site/reply-time';
import { useSite } from '../../lib/site/site';
import { LinkButton } from '../../ui/base/Button/LinkButton';
import { Callout } from '../../ui/base/Callout/Callout';
import { CategoryTile } from '../../ui/lists/CategoryTile/CategoryTile';
import { CategoryTiles } from '../../ui/lists/CategoryTile/CategoryTiles';
import { Container } from '../../ui/base/Container/Container';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { Prose } from '../../ui/base/Prose/Prose';
import { Section } from '../../ui/lists/Section/Section';
import { useAboutPageQuery } from './AboutPage.hook.gen';
import styles from './AboutPage.module.css';
import { ABOUT_PATH, getAboutDescription, getAboutTitle } from './about-texts';
import { Approach } from './Approach';
import { FOCUS_CATEGORIES, getFocusPath } from './focus';

const SIZES = '(min-width: 82rem) 24rem, (min-width: 44rem) 30vw, 46vw';

/** About the publisher, with the six categories of Find Your Focus. */
export function AboutPage() {
  const site = useSite();
  const { categoryPictures } = useAboutPageQuery().data;
  const pictures = new Map(categoryPictures.map(({ category, picture }) => [category.slug, picture]));
  return (
    <>
      <PageHead
        title={getAboutTitle(site)}
        wholeTitle
        description={getAboutDescription(site)}
        path={ABOUT_PATH}
      />
      <Container>
        <PageTop title={getAboutTitle(site)} here="About">
          {site.name} is an online magazine about health and wellness. It is for everybody who wants to
          understand a body, an illness or a habit better, and it is free to read, without an account.
        </PageTop>
      </Container>
      <Section title="Find Your Focus" viewAll="/main-category">
        <CategoryTiles most={3}>
          {FOCUS_CATEGORIES.map((focus) => (
            <li key={focus.slug}>
              <CategoryTile
                name={focus.name}
                to={getFocusPath(focus)}
                topic={focus.topic}
                picture={pictures.get(focus.slug) ?? null}
                sizes={SIZES}
                headingLevel={3}
              />
            </li>
          ))}
        </CategoryTiles>
      </Section>
      <Section title="Our story">
        <div className={styles.story}>
          <Prose>
            <p>
              Advice on health is everywhere, and much of it is hard to read and hard to judge. {site.name}{' '}
              sets out to be the opposite: articles in plain words that say what is known and what is not,
              what you can do yourself, and when to see a doctor.
            </p>
            <p>
              Our editorial team chooses the subjects, writes and edits. What we publish is gathered by topic,
              from <Link to="/sleep">sleep</Link> and <Link to="/nutrition">nutrition</Link> to{' '}
              <Link to="/cancer">cancer</Link> and <Link to="/mental-health">mental health</Link>, and every{' '}
              <Link to="/categories-list">condition from A to Z</Link> has a page of its own.
            </p>
            <p>
              Would you rather watch than read? Some articles begin with a film: here are our{' '}
              <Link to="/related-videos">videos</Link>.
            </p>
          </Prose>
          <Callout as="aside" labelledBy="not-advice">
            <h3 id="not-advice">Information, not medical advice</h3>
            <p>
              No article can examine you. For your own symptoms ask a doctor or another qualified
              professional. In an emergency, call your local emergency number at once.
            </p>
          </Callout>
        </div>
      </Section>
      <Section title="Our approach">
        <Approach />
      </Section>
      <Container>
        <section className={styles.contact} aria-labelledby="get-in-touch">
          <div className={styles.invitation}>
            <h2 id="get-in-touch">Something to tell us?</h2>
            <p>
              A question, a mistake, an idea for an article: we answer{' '}
              <span className={styles.promise}>within {REPLY_TIME}</span>. Many answers are in the{' '}
              <Link to="/faqs">frequently asked questions</Link>, and the{' '}
              <Link to="/cookie-policy">cookie policy</Link> lists what the site keeps in your browser.
            </p>
          </div>
          <LinkButton to="/contact-us">Get in Touch</LinkButton>
        </section>
      </Container>
    </>
  );
}
