import type { ReactNode } from 'react';
import { PageHead } from '../../lib/PageHead';
import { AdLoading } from '../../ui/AdLoading/AdLoading';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs';
import { Container } from '../../ui/Container/Container';
import styles from './CalculatorPage.module.css';
import { useCalculatorPageQuery } from './CalculatorPage.hook.gen';
import type { CalculatorPlace } from './calculators';
import type { CalculatorTexts } from './CalculatorTexts';
import { Questions } from './Questions';
import { Related } from './Related';
import { hasOwn, relatedArticles } from './relatedArticles';
import { TabBar } from './TabBar';

interface Props {
  place: CalculatorPlace;
  texts: CalculatorTexts;
  /** What its figure means. */
  article: ReactNode;
  /** The calculator itself. */
  children: ReactNode;
}

/** A calculator's page: the calculator, then what there is to know about its figure (document 3, section 2). */
export function CalculatorPage({ place, texts, article, children }: Props) {
  const { data } = useCalculatorPageQuery();
  return (
    <div data-topic={place.topic}>
      <PageHead title={texts.title} description={texts.description} path={place.path} />
      <Container>
        <div className={styles.page}>
          <Breadcrumbs above={[{ name: 'Home', to: '/' }]} here={texts.title} />
          <div className={styles.head}>
            <h1>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <TabBar path={place.path} />
          {children}
          <p className={styles.notice}>
            The result is information, not medical advice. It knows nothing of your health beyond these
            figures: ask a doctor or another qualified professional before you act on it.
          </p>
          <AdLoading />
          <div className={styles.columns}>
            <div className={styles.article}>{article}</div>
            <aside className={styles.tips} aria-labelledby="tips">
              <h2 id="tips" className={styles.tipsHeading}>
                Tips
              </h2>
              <ul className={styles.list}>
                {texts.tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </aside>
          </div>
          <AdLoading />
          <Questions faqs={texts.faqs} />
        </div>
      </Container>
      <Related
        place={place}
        title={hasOwn(data) ? 'Related articles' : 'More to read'}
        articles={relatedArticles(data)}
      />
    </div>
  );
}
