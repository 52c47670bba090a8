import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { OnDemand } from '../../../lib/hydration/on-demand';
import { reloadOnce } from '../../../lib/routing/outdated';
import { Button } from '../../base/Button/Button';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden';
import { useNearViewport } from '../../hooks/use-near-viewport';
import styles from './LateSection.module.css';

/** A part of an article's page, by its id there. */
export type LatePlace = 'comments' | 'rating';

interface Props {
  /** For links to it. */
  place: LatePlace;
  title: string;
  /** What comes late, as a word: `comments`. */
  what: string;
  /** What is there from the beginning. */
  intro?: ReactNode;
  needs: Pick<OnDemand<never>, 'fetch'>;
  /** Shown when what it `needs` has come. */
  children: ReactNode;
}

/** A section whose script comes when the reader comes near: who does not read that far fetches none of it. */
export function LateSection({ place, title, what, intro, needs, children }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const near = useNearViewport(section, '50% 0px');
  const [script, setScript] = useState<'awaited' | 'there' | 'failed'>('awaited');

  useEffect(() => {
    if (near && script === 'awaited') {
      needs.fetch().then(
        () => setScript('there'),
        () => setScript('failed'),
      );
    }
  }, [near, script, needs]);

  /** After a deployment it is there no more, and nobody is torn out of an article for that before they ask. */
  async function tryAgain() {
    if (await reloadOnce()) return;
    // The button goes, and with it the focus, which stays here.
    section.current?.focus();
    setScript('awaited');
  }

  return (
    <section
      ref={section}
      id={place}
      className={styles.section}
      aria-labelledby={id}
      tabIndex={-1}
      data-print="hide"
    >
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {intro}
      {script === 'there' ? (
        children
      ) : (
        <div role="status" className={script === 'awaited' ? styles.awaited : styles.failed}>
          {script === 'awaited' ? (
            <VisuallyHidden>{`Loading ${what}…`}</VisuallyHidden>
          ) : (
            <>
              <p>The {what} could not be loaded.</p>
              <Button onClick={() => void tryAgain()}>Try again</Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
