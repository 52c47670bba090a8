import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/base/Button/Button';
import { SubmitButton } from '../../../ui/base/Button/SubmitButton';
import styles from './CalculatorFrame.module.css';
import { ResultPanel } from './ResultPanel';
import type { Calculator } from './use-calculator';

interface Props<TResult> {
  calculator: Calculator<TResult>;
  /** Of the form, for assistive technology. */
  name: string;
  /** What the result will be, said in its place before there is one. */
  placeholder: string;
  /** What will be drawn there, without a word and without the reader's place in it. */
  sketch: ReactNode;
  /** The result in a few words: its heading. */
  headline: (result: TResult) => string;
  /** The rest of it. */
  Details: ComponentType<{ result: TResult }>;
  /** The fields. */
  children: ReactNode;
}

/** A calculator's form, and its result beside it; below it on a phone. */
export function CalculatorFrame<TResult>({
  calculator,
  name,
  placeholder,
  sketch,
  headline,
  Details,
  children,
}: Props<TResult>) {
  const { form, formRef, resultRef, worked, renew, submit, clear } = calculator;
  // Of the method `dialog` a form outside of one goes nowhere: before its script is here, too, nothing is sent.
  return (
    <div className={styles.room}>
      <div className={styles.frame}>
        <form
          ref={formRef}
          method="dialog"
          noValidate
          aria-label={name}
          className={styles.form}
          onSubmit={submit}
        >
          {children}
          <div className={styles.actions}>
            <SubmitButton isBusy={false}>Calculate</SubmitButton>
            <Button onClick={clear}>Clear</Button>
          </div>
          <p className={styles.noScript}>
            Working it out needs JavaScript, which is switched off in this browser or did not come: load the
            page again. How it is done by hand stands further down.
          </p>
        </form>
        <ResultPanel
          headingId={`${form.id}-result`}
          headingRef={resultRef}
          worked={worked}
          renew={renew}
          placeholder={placeholder}
          sketch={sketch}
          headline={headline}
          Details={Details}
        />
      </div>
    </div>
  );
}
