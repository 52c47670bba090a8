import { nameOf } from '../slides/nameOf';
import { Slides } from '../slides/Slides';
import { useTrack } from '../../ui/track/useTrack';
import type { SliderWithIconsBlockFragment } from './SliderWithIconsBlock.gen';
import styles from './SliderWithIconsBlock.module.css';

/** Pictures that the reader turns; past the last comes the first. */
export function SliderWithIconsBlock({ slides }: SliderWithIconsBlockFragment) {
  const track = useTrack(slides.length);
  return (
    <div className={styles.slider} role="group" aria-roledescription="carousel" aria-label={nameOf(slides)}>
      <Slides slides={slides} track={track} announces />
    </div>
  );
}
