import { RotationButton } from '../../../ui/turning/RotationButton/RotationButton';
import { useRotation } from '../../../ui/hooks/use-rotation';
import { Slides } from '../../parts/slides/Slides';
import { useTrack } from '../../../ui/hooks/use-track';
import type { AutoCarouselBlockFragment } from './AutoCarouselBlock.gen';

const INTERVAL_MS = 3000;

/** A carousel that advances by itself, unless the reader prefers reduced motion (C27). */
export function AutoCarouselBlock({ slides }: AutoCarouselBlockFragment) {
  const track = useTrack(slides.length);
  const rotation = useRotation({
    position: track.position,
    intervalMs: INTERVAL_MS,
    advance: (position) => track.show(position + 1),
  });
  return (
    <Slides slides={slides} track={track} announces={!rotation.moving} holdProps={rotation.holdProps}>
      <RotationButton playing={rotation.playing} onClick={rotation.toggle} />
    </Slides>
  );
}
