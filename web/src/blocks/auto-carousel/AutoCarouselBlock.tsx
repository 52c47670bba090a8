import { RotationButton } from '../../ui/rotation/RotationButton';
import { useRotation } from '../../ui/rotation/useRotation';
import { nameOf } from '../slides/nameOf';
import { Slides } from '../slides/Slides';
import { useTrack } from '../../ui/track/useTrack';
import type { AutoCarouselBlockFragment } from './AutoCarouselBlock.gen';
import styles from './AutoCarouselBlock.module.css';

const INTERVAL_MS = 3000;

/** Pictures that turn by themselves, for readers who want that (C27). */
export function AutoCarouselBlock({ slides }: AutoCarouselBlockFragment) {
  const track = useTrack(slides.length);
  const rotation = useRotation({
    position: track.position,
    intervalMs: INTERVAL_MS,
    advance: (position) => track.show(position + 1),
  });
  return (
    // A group: a page may have many, and of two landmarks none may have the name of the other.
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-label={nameOf(slides)}
      {...rotation.holdProps}
    >
      <Slides slides={slides} track={track} announces={!rotation.moving}>
        <RotationButton playing={rotation.playing} onClick={rotation.toggle} />
      </Slides>
    </div>
  );
}
