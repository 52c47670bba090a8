import { ChevronLeft, ChevronRight } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../ui/base/Icon/Icon';
import { IconButton } from '../../ui/turning/IconButton/IconButton';
import { Picture } from '../../ui/base/Picture/Picture';
import type { RotationState } from '../../ui/hooks/use-rotation';
import type { Track } from '../../ui/hooks/use-track';
import { VisuallyHidden } from '../../ui/base/VisuallyHidden/VisuallyHidden';
import { getName } from './slide-name';
import type { SlideFragment } from './Slide.gen';
import styles from './Slides.module.css';

interface Props {
  slides: readonly SlideFragment[];
  track: Track;
  /** Whether the count is read out when it changes: not while the slides move by themselves. */
  announces: boolean;
  /** Of a rotation, which waits while the pointer or the focus is in here. */
  holdProps?: RotationState['holdProps'];
  /** More controls, after Previous and Next. */
  children?: ReactNode;
}

/** A row of pictures that scrolls and snaps by itself; the buttons only help. */
export function Slides({ slides, track, announces, holdProps, children }: Props) {
  const { list, position, show, onScroll, onScrollEnd } = track;
  return (
    // A group: a page may have many, and of two landmarks none may have the name of the other.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={getName(slides)}
      {...holdProps}
    >
      <ul
        className={styles.track}
        ref={list}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        // The browser's own arrow keys turn it.
        tabIndex={0}
        aria-label="Pictures"
        style={shapeOf(slides[0])}
      >
        {slides.map(({ image, caption }, index) => (
          <li key={index} className={styles.slide}>
            <figure>
              <Picture picture={image} className={styles.picture} />
              {caption && (
                <figcaption className={styles.caption} dir="auto">
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls} data-print="hide">
          <IconButton label="Previous picture" onClick={() => show(position - 1)}>
            <Icon of={ChevronLeft} size={22} />
          </IconButton>
          <IconButton label="Next picture" onClick={() => show(position + 1)}>
            <Icon of={ChevronRight} size={22} />
          </IconButton>
          {children}
          <p className={styles.count} aria-live={announces ? 'polite' : 'off'}>
            <VisuallyHidden>Picture </VisuallyHidden>
            {position + 1}
            <span aria-hidden> / </span>
            <VisuallyHidden> of </VisuallyHidden>
            {slides.length}
          </p>
        </div>
      )}
    </div>
  );
}

/** Wider than high by so much at least: a tall picture would fill more than the window. */
const TALLEST = 3 / 4;

/** The first picture's shape is the frame of all, so that turning moves nothing. */
function shapeOf(slide: SlideFragment | undefined): CSSProperties | undefined {
  if (!slide) return undefined;
  const { width, height } = slide.image;
  const shape: CSSProperties & Record<'--shape', string> = {
    '--shape': width / height < TALLEST ? String(TALLEST) : `${width} / ${height}`,
  };
  return shape;
}
