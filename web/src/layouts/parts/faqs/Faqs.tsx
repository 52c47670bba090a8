import { useId } from 'react';
import { Fold } from '../../../ui/base/Fold/Fold';
import type { ArticleLayoutFragment } from '../../ArticleLayout.gen';
import { AnswerText } from './AnswerText';
import styles from './Faqs.module.css';

/** FAQs, with one open at a time. */
export function Faqs({ faqs }: Pick<ArticleLayoutFragment, 'faqs'>) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Frequently asked questions
      </h2>
      {faqs.length === 0 && <p className={styles.none}>No questions found.</p>}
      <div className={styles.questions}>
        {faqs.map((faq) => (
          <Fold
            key={faq.id}
            name={`${id} faq`}
            heading={
              <h3 className={styles.words} dir="auto">
                {faq.question}
              </h3>
            }
          >
            <div className={styles.answer}>
              <AnswerText text={faq.answer} />
            </div>
          </Fold>
        ))}
      </div>
    </section>
  );
}
