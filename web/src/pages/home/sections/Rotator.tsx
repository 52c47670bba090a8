import type { ReactNode } from 'react';
import { TurnButtons } from '../../../ui/turning/TurnButtons/TurnButtons';
import { RotationButton } from '../../../ui/turning/RotationButton/RotationButton';
import { useRotation } from '../../../ui/hooks/use-rotation';
import { SectionHead } from '../../../ui/lists/Section/SectionHead';
import { useTrack } from '../../../ui/hooks/use-track';
import styles from './Rotator.module.css';

interface Props {
  /** The accessible name of the region. */
  label: string;
  /**
   * Whether the label is also a visible heading above the slides, with the buttons beside it. Otherwise the buttons
   * overlay the slides.
   */
  hasHeading?: boolean;
  /** What the buttons turn to, for their labels. */
  what: string;
  intervalMs: number;
  slides: { id: string; content: ReactNode }[];
}

/**
 * A carousel that shows one slide and advances by itself. The slides are an ordinary list that scrolls sideways, so all
 * of them are readable without JavaScript.
 */
export function Rotator({ label, hasHeading = false, what, intervalMs, slides }: Props) {
  const { list, position, show, onScroll, onScrollEnd } = useTrack(slides.length);
  const { playing, toggle, holdProps } = useRotation({
    position,
    intervalMs,
    advance: (current) => show(current + 1),
  });

  if (slides.length === 0) return null;
  // Before the slides, so that keyboard users can pause the rotation first.
  const controls = slides.length > 1 && (
    <div className={styles.controls}>
      <RotationButton playing={playing} onClick={toggle} />
      <TurnButtons what={what} turn={(direction) => show(position + direction)}>
        <span className={styles.count} aria-hidden>
          {position + 1} / {slides.length}
        </span>
      </TurnButtons>
    </div>
  );
  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.rotator} {...holdProps}>
      {hasHeading ? <SectionHead title={label}>{controls}</SectionHead> : controls}
      <ul ref={list} className={styles.slides} onScroll={onScroll} onScrollEnd={onScrollEnd}>
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
