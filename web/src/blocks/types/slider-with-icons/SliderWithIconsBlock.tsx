import { useTrack } from '../../../ui/hooks/use-track';
import { Slides } from '../../parts/slides/Slides';
import type { SliderWithIconsBlockFragment } from './SliderWithIconsBlock.gen';

/** A slider that the reader operates; it wraps around at both ends. */
export function SliderWithIconsBlock({ slides }: SliderWithIconsBlockFragment) {
  const track = useTrack(slides.length);
  return <Slides slides={slides} track={track} announces />;
}
