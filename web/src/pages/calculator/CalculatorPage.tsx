import type { ReactNode } from 'react';
import { PageHead } from '../../lib/seo/PageHead';
import { AdLoading } from '../../ui/cards/AdLoading/AdLoading';
import { Callout } from '../../ui/base/Callout/Callout';
import { Container } from '../../ui/base/Container/Container';
import { LinkTabs } from '../../ui/lists/LinkTabs/LinkTabs';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { Prose } from '../../ui/base/Prose/Prose';
import styles from './CalculatorPage.module.css';
import { useCalculatorPageQuery } from './CalculatorPage.hook.gen';
import { CALCULATORS, type CalculatorEntry } from './calculators';
import type { CalculatorTexts } from './parts/calculator-texts';
import { Questions } from './parts/Questions';
import { Related } from './parts/Related';
import { hasTopicArticles, getRelatedArticles } from './parts/related-articles';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

interface Props {
  place: CalculatorEntry;
  texts: CalculatorTexts;
  /** The article that explains the figure. */
  article: ReactNode;
  /** The calculator. */
  children: ReactNode;
}

/** A calculator's page: the calculator, followed by the article about its figure. */
export function CalculatorPage({ place, texts, article, children }: Props) {
  const { data } = useCalculatorPageQuery();
  return (
    <>
      <PageHead title={texts.title} description={texts.description} path={place.path} />
      <Container>
        <PageTop title={texts.title}>{texts.lead}</PageTop>
        <div className={styles.page}>
          <LinkTabs label="Calculators" tabs={CALCULATORS} path={place.path} />
          <HydrationBoundary>{children}</HydrationBoundary>
          <Callout>
            <p>
              The result is information, not medical advice. It knows nothing of your health beyond these
              figures: ask a doctor or another qualified professional before you act on it.
            </p>
          </Callout>
          <AdLoading />
          <div className={styles.columns}>
            <Prose>
              <HydrationBoundary>{article}</HydrationBoundary>
            </Prose>
            <div className={styles.tips}>
              <Callout as="aside" labelledBy="tips">
                <h2 id="tips">Tips</h2>
                <Prose>
                  <ul>
                    {texts.tips.map((tip) => (
                      <li key={tip}>{tip}</li>
                    ))}
                  </ul>
                </Prose>
              </Callout>
            </div>
          </div>
          <AdLoading />
          <HydrationBoundary>
            <Questions faqs={texts.faqs} />
          </HydrationBoundary>
        </div>
      </Container>
      <HydrationBoundary>
        <Related
          place={place}
          title={hasTopicArticles(data) ? 'Related articles' : 'More to read'}
          articles={getRelatedArticles(data)}
        />
      </HydrationBoundary>
    </>
  );
}
