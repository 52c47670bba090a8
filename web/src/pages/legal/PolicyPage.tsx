import { Fragment, type ReactNode } from 'react';
import { longDate } from '../../lib/dates';
import { PageHead } from '../../lib/PageHead';
import { AdLoading } from '../../ui/AdLoading/AdLoading';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs';
import { Container } from '../../ui/Container/Container';
import { LinkTabs } from '../../ui/LinkTabs/LinkTabs';
import { PolicyContents } from './PolicyContents';
import styles from './PolicyPage.module.css';
import { TABBED, type Policy } from './policies';
import { isBeforeAd, numbered, type Section } from './sections';

interface Props {
  policy: Policy;
  /** The paragraphs above the first section: the text in short. */
  lead: ReactNode;
  sections: readonly Section[];
}

/** A long text of rules in numbered sections, with its contents beside it. */
export function PolicyPage({ policy, lead, sections }: Props) {
  const { path, title, description, updated } = policy;
  const parts = numbered(sections);
  return (
    <Container>
      <PageHead title={title} description={description} path={path} />
      <Breadcrumbs above={[{ name: 'Home', to: '/' }]} here={title} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.updated}>
          Last updated: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </header>
      {TABBED.includes(policy) && <LinkTabs label="Legal pages" tabs={TABBED} path={path} />}
      <div className={styles.columns}>
        <PolicyContents sections={parts} />
        <div className={styles.text}>
          <div className={styles.lead}>{lead}</div>
          {parts.map(({ id, heading, text }, place) => (
            <Fragment key={id}>
              <section className={styles.section}>
                <h2 id={id} className={styles.heading}>
                  {heading}
                </h2>
                {text}
              </section>
              {isBeforeAd(place, parts.length) && <AdLoading />}
            </Fragment>
          ))}
        </div>
      </div>
    </Container>
  );
}
