import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ArticleLayoutFragment } from '../ArticleLayout.gen';
import { AnswerText } from './AnswerText';
import styles from './Faqs.module.css';

/** Questions and answers; `name` lets the browser keep one open at a time, and close the open one when it is clicked. */
export function Faqs({ faqs }: Pick<ArticleLayoutFragment, 'faqs'>) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Frequently asked questions
      </h2>
      {faqs.length === 0 && <p className={styles.none}>No questions found.</p>}
      {faqs.map((faq) => (
        <details key={faq.id} name={`${id} faq`} className={styles.item}>
          <summary className={styles.question}>
            <h3 className={styles.words}>{faq.question}</h3>
            <ChevronDown className={styles.mark} aria-hidden size={22} />
          </summary>
          <div className={styles.answer}>
            <AnswerText text={faq.answer} />
          </div>
        </details>
      ))}
    </section>
  );
}
