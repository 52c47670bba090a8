import { useState } from 'react';
import { Button } from '../../../ui/base/Button/Button';
import type { Day } from '../calendar/calendar-date';
import type { Typed } from '../measures/typed';
import styles from './ResultLink.module.css';
import { toFragment } from './shared-inputs';

interface Props {
  typed: Typed;
  asOf: Day;
}

/** Copies a link that shows this result again. What was typed stands behind its `#`, which no browser sends. */
export function ResultLink({ typed, asOf }: Props) {
  const fragment = toFragment(typed, asOf);
  // The link that was asked for last, and whether the browser let it be copied.
  const [asked, setAsked] = useState<{ fragment: string; url: string; isCopied: boolean }>();
  const shown = asked?.fragment === fragment ? asked : undefined;

  async function copy() {
    // Not through the router: it would take the link for one that was followed.
    window.history.replaceState(window.history.state, '', `#${fragment}`);
    const url = window.location.href;
    setAsked({ fragment, url, isCopied: await copied(url) });
  }

  return (
    <div className={styles.share} data-print="hide">
      <Button onClick={() => void copy()}>Copy link</Button>
      <p role="status" className={styles.said}>
        {shown?.isCopied && 'Link copied. Whoever opens it sees what you typed.'}
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

/** Whether the browser took it: without permission, or where the page is not secure, it does not. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
