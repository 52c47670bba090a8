import { useState } from 'react';
import { Button } from '../../../ui/base/Button/Button';
import type { Day } from '../calendar/calendar-date';
import type { CalculatorInputs } from '../measures/typed';
import styles from './ResultLink.module.css';
import { toInputsHash } from './shared-inputs';

interface Props {
  typed: CalculatorInputs;
  asOf: Day;
}

/** Copies a link that restores this result. The inputs are in its hash, which browsers do not send. */
export function ResultLink({ typed, asOf }: Props) {
  const fragment = toInputsHash(typed, asOf);
  // The latest link that was requested, and whether the browser allowed copying it.
  const [copied, setCopied] = useState<{ fragment: string; url: string; isCopied: boolean }>();
  const shown = copied?.fragment === fragment ? copied : undefined;

  async function copy() {
    // Not through the router, which would treat it as a navigation.
    window.history.replaceState(window.history.state, '', `#${fragment}`);
    const url = window.location.href;
    setCopied({ fragment, url, isCopied: await writeToClipboard(url) });
  }

  return (
    <div className={styles.share} data-print="hide">
      <Button onClick={() => void copy()}>Copy link</Button>
      <p role="status" className={styles.status}>
        {shown?.isCopied && 'Link copied. Anyone who opens it can see what you typed.'}
        {shown?.isCopied === false && 'Copy the link below:'}
      </p>
      {shown?.isCopied === false && (
        <input
          aria-label="Link to this result"
          className={styles.link}
          readOnly
          value={shown.url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** Whether the browser allowed it: it refuses without permission, or if the page is not secure. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
