import { useId } from 'react';
import { Fold } from '../../../ui/base/Fold/Fold';
import type { CalculatorTexts } from './calculator-texts';
import styles from './Questions.module.css';

/** FAQs about a calculator and its figure. They open without JavaScript. */
export function Questions({ faqs }: Pick<CalculatorTexts, 'faqs'>) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Frequently asked questions
      </h2>
      <div className={styles.questions}>
        {faqs.map(({ question, answer }) => (
          <Fold key={question} name={id} heading={<h3 className={styles.question}>{question}</h3>}>
            <p>{answer}</p>
          </Fold>
        ))}
      </div>
    </section>
  );
}
