import { useId } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/seo/PageHead';
import { REPLY_TIME } from '../../lib/site/reply-time';
import { Container } from '../../ui/base/Container/Container';
import { Fold } from '../../ui/base/Fold/Fold';
import { PageTop } from '../../ui/lists/PageTop/PageTop';
import styles from './FaqsPage.module.css';
import { FAQS } from './faqs-page';
import { QUESTIONS } from './questions';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';

/** FAQs about the site, in groups. One is open at a time, without JavaScript too. */
export function FaqsPage() {
  const name = `${useId()} faq`;
  return (
    <Container>
      <PageHead title={FAQS.title} description={FAQS.description} path={FAQS.path} />
      <PageTop title={FAQS.title}>
        About the site and how it works. For questions about your health, please ask somebody who can see you;
        our <Link to="/disclaimer">Disclaimer</Link> says why.
      </PageTop>
      <div className={styles.page}>
        {QUESTIONS.map(({ id, title, questions }) => (
          <HydrationBoundary key={id}>
            <section className={styles.group}>
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
              <div className={styles.questions}>
                {questions.map(({ question, answer, more = [] }) => (
                  <Fold key={question} name={name} heading={<h3 className={styles.question}>{question}</h3>}>
                    <p>{answer}</p>
                    {more.length > 0 && (
                      <ul className={styles.more}>
                        {more.map(({ to, text }) => (
                          <li key={to}>
                            <Link to={to} className={styles.link}>
                              {text}
                            </Link>
                          </li>
                        ))}
                      </ul>
                    )}
                  </Fold>
                ))}
              </div>
            </section>
          </HydrationBoundary>
        ))}
        <p>
          Nothing here that helps? Write to us: <Link to="/contact-us">Contact Us</Link>. The editors answer
          within {REPLY_TIME}.
        </p>
      </div>
    </Container>
  );
}
