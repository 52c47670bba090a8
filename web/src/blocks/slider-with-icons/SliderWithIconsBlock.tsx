import { useTrack } from '../../ui/hooks/use-track';
import { Slides } from '../slides/Slides';
import type { SliderWithIconsBlockFragment } from './SliderWithIconsBlock.gen';

/** Pictures that the reader turns; past the last comes the first. */
export function SliderWithIconsBlock({ slides }: SliderWithIconsBlockFragment) {
  const track = useTrack(slides.length);
  return <Slides slides={slides} track={track} announces />;
}
