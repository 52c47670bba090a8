import { ChevronLeft, ChevronRight } from 'lucide';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon/Icon';
import { IconButton } from '../../../ui/base/IconButton/IconButton';
import { Picture } from '../../../ui/base/Picture/Picture';
import type { RotationState } from '../../../ui/hooks/use-rotation';
import type { Track } from '../../../ui/hooks/use-track';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import { getSliderName } from './slide-name';
import type { SlideFragment } from './Slide.gen';
import styles from './Slides.module.css';

interface Props {
  slides: readonly SlideFragment[];
  track: Track;
  /** Whether the new position is announced; not while the slides advance by themselves. */
  announces: boolean;
  /** From a rotation, which pauses while the pointer or the focus is inside. */
  holdProps?: RotationState['holdProps'];
  /** Further controls, after Previous and Next. */
  children?: ReactNode;
}

/** A row of pictures with native scrolling and snapping; the buttons are optional. */
export function Slides({ slides, track, announces, holdProps, children }: Props) {
  const { list, position, show, onScroll, onScrollEnd } = track;
  return (
    // A group, not a landmark: a page can have several, and landmarks need distinct names.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={getSliderName(slides)}
      {...holdProps}
    >
      <ul
        className={styles.track}
        ref={list}
        onScroll={onScroll}
        onScrollEnd={onScrollEnd}
        // Focusable, so that the browser scrolls it with the arrow keys.
        tabIndex={0}
        aria-label="Pictures"
        style={getShape(slides[0])}
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

/** The minimum width-to-height ratio: a taller picture would be higher than the window. */
const TALLEST = 3 / 4;

/** All slides use the first picture's aspect ratio, so that turning causes no layout shift. */
function getShape(slide: SlideFragment | undefined): CSSProperties | undefined {
  if (!slide) return undefined;
  const { width, height } = slide.image;
  const shape: CSSProperties & Record<'--shape', string> = {
    '--shape': width / height < TALLEST ? String(TALLEST) : `${width} / ${height}`,
  };
  return shape;
}
