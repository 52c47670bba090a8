import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../../ui/base/Button/Button';
import { SubmitButton } from '../../../ui/base/Button/SubmitButton';
import styles from './CalculatorFrame.module.css';
import { ResultPanel } from './ResultPanel';
import type { Calculator } from './use-calculator';

interface Props<TResult> {
  calculator: Calculator<TResult>;
  /** The form's accessible name. */
  name: string;
  /** Describes the result before there is one. */
  placeholder: string;
  /** A decorative outline of the result, without text, hidden from assistive technology. */
  sketch: ReactNode;
  /** The result in a few words: its heading. */
  headline: (result: TResult) => string;
  /** The details of the result. */
  Details: ComponentType<{ result: TResult }>;
  /** The fields. */
  children: ReactNode;
}

/** A calculator's form, with its result beside it, or below it on a phone. */
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
  // With `method="dialog"` outside a dialog, nothing is sent before the script has loaded.
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
            The calculator needs JavaScript, which is switched off in this browser or failed to load. Please
            reload the page. The calculation by hand is explained below.
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
