import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { OnDemand } from '../../../lib/hydration/on-demand';
import { reloadOnce } from '../../../lib/routing/reload/outdated';
import { Button } from '../../base/Button/Button';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden';
import { useNearViewport } from '../../hooks/use-near-viewport';
import styles from './LateSection.module.css';

/** A section of an article's page, by its id. */
export type LateSectionId = 'comments' | 'rating';

interface Props {
  /** Its id, for links to it. */
  place: LateSectionId;
  title: string;
  /** The content that loads late, as a word: `comments`. */
  what: string;
  /** Content that is shown from the beginning. */
  intro?: ReactNode;
  needs: Pick<OnDemand<never>, 'fetch'>;
  /** Shown once what it `needs` has loaded. */
  children: ReactNode;
}

/** A section whose script loads when the reader comes near, so that a reader who stops earlier does not fetch it. */
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

  /**
   * After a deployment the script no longer exists. The page reloads only on request, so as not to interrupt reading.
   */
  async function tryAgain() {
    if (await reloadOnce()) return;
    // The button disappears, so move its focus to the section.
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
