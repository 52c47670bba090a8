import { Fragment, type ReactNode } from 'react';
import { longDate } from '../../lib/text/dates';
import { PageHead } from '../../lib/seo/PageHead';
import { AdLoading } from '../../ui/cards/AdLoading/AdLoading';
import { Callout } from '../../ui/base/Callout/Callout';
import { Container } from '../../ui/base/Container/Container';
import { FoldedContents } from '../../ui/reading/ContentsList/FoldedContents';
import { LinkTabs } from '../../ui/lists/LinkTabs/LinkTabs';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import { Prose } from '../../ui/base/Prose/Prose';
import styles from './PolicyPage.module.css';
import { TABBED_POLICIES, type Policy } from './policies';
import { hasAdAfter, numberSections, type Section } from './sections';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

interface Props {
  policy: Policy;
  /** The summary paragraphs above the first section. */
  lead: ReactNode;
  sections: readonly Section[];
}

/** A policy in numbered sections, with its contents beside it. */
export function PolicyPage({ policy, lead, sections }: Props) {
  const { path, title, description, updated } = policy;
  const parts = numberSections(sections);
  return (
    <Container>
      <PageHead title={title} description={description} path={path} />
      <PageTop title={title}>
        Last updated: <time dateTime={updated}>{longDate(updated)}</time>
      </PageTop>
      {TABBED_POLICIES.includes(policy) && (
        <LinkTabs label="Legal pages" tabs={TABBED_POLICIES} path={path} />
      )}
      <div className={styles.columns}>
        <div className={styles.contents}>
          <FoldedContents
            name="On this page"
            entries={parts.map(({ id, heading }) => ({ id, text: heading, level: 2 }))}
          />
        </div>
        <div className={styles.text}>
          <Callout>{lead}</Callout>
          <Prose>
            {parts.map(({ id, heading, text }, place) => (
              <Fragment key={id}>
                <HydrationBoundary>
                  <section>
                    <h2 id={id}>{heading}</h2>
                    {text}
                  </section>
                </HydrationBoundary>
                {hasAdAfter(place, parts.length) && <AdLoading />}
              </Fragment>
            ))}
          </Prose>
        </div>
      </div>
    </Container>
  );
}
