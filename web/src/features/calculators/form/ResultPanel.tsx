import type { ComponentType, ReactNode, RefObject } from 'react';
import { Button } from '../../../ui/base/Button/Button';
import { longDay } from '../calendar/calendar-date';
import { ResultLink } from './ResultLink';
import styles from './ResultPanel.module.css';
import type { Calculator } from './use-calculator';

interface Props<TResult> {
  headingId: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  worked: Calculator<TResult>['worked'];
  renew: Calculator<TResult>['renew'];
  placeholder: string;
  sketch: ReactNode;
  headline: (result: TResult) => string;
  Details: ComponentType<{ result: TResult }>;
}

/** The result. Its heading, which states it, takes the focus. */
export function ResultPanel<TResult>({
  headingId,
  headingRef,
  worked,
  renew,
  placeholder,
  sketch,
  headline,
  Details,
}: Props<TResult>) {
  return (
    <section className={styles.panel} aria-labelledby={headingId} data-empty={worked ? undefined : true}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1} className={styles.headline}>
        {worked ? headline(worked.result) : 'Your result'}
      </h2>
      {worked?.isStale && (
        <p className={styles.stale}>The form has changed since: press Calculate for a new result.</p>
      )}
      {worked && renew && (
        <div className={styles.foot}>
          <p className={styles.stale}>This is the result of {longDay(worked.asOf)}.</p>
          <Button onClick={renew}>Show it as of today</Button>
        </div>
      )}
      {worked ? (
        <Details result={worked.result} />
      ) : (
        <>
          <p className={styles.placeholder}>{placeholder}</p>
          <div className={styles.sketch} aria-hidden>
            {sketch}
          </div>
        </>
      )}
      {worked && (
        <div className={styles.foot}>
          <p className={styles.asOf}>
            As of {longDay(worked.asOf)}. Calculated on your device; nothing was sent.
          </p>
          <ResultLink typed={worked.typed} asOf={worked.asOf} />
        </div>
      )}
    </section>
  );
}
