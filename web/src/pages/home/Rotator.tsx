import type { ReactNode } from 'react';
import { useRotation } from '../../ui/rotation/useRotation';
import { RotationButton } from '../../ui/rotation/RotationButton';
import { useTrack } from '../../ui/track/useTrack';
import styles from './Rotator.module.css';

interface Props {
  /** Names the region to assistive technology. */
  label: string;
  intervalMs: number;
  slides: { id: string; content: ReactNode }[];
}

/**
 * Slides side by side, of which one shows and the next comes by itself. They are an ordinary list that scrolls
 * sideways, so without JavaScript all of them can be reached and read.
 */
export function Rotator({ label, intervalMs, slides }: Props) {
  const { list, position, show, onScroll, onScrollEnd } = useTrack(slides.length);
  const { playing, toggle, holdProps } = useRotation({
    position,
    intervalMs,
    advance: (current) => show(current + 1),
  });

  if (slides.length === 0) return null;
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.rotator} {...holdProps}>
      <ul ref={list} className={styles.slides} onScroll={onScroll} onScrollEnd={onScrollEnd}>
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <RotationButton playing={playing} onClick={toggle} />
          <span className={styles.count} aria-hidden>
            {position + 1} / {slides.length}
          </span>
        </div>
      )}
    </section>
  );
}
