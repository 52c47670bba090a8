import { Pause, Play } from 'lucide';
import { useRef, useState } from 'react';
import { Icon } from '../../../ui/base/Icon/Icon';
import { IconButton } from '../../../ui/base/IconButton/IconButton';
import { useReducedMotion } from '../../../ui/hooks/use-reduced-motion';
import { Caption } from '../../parts/caption/Caption';
import { drawStill } from './draw-still';
import type { GifBlockFragment } from './GifBlock.gen';
import styles from './GifBlock.module.css';

/**
 * An animation that readers can pause. With reduced motion it is neither shown nor fetched until the reader requests
 * it: the style sheet ensures that until hydration, and this component afterwards.
 */
export function GifBlock({ url, alt, caption, naturalWidth, naturalHeight }: GifBlockFragment) {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const playing = choice ? choice === 'play' : !reduced;
  const empty = !playing && choice === null;
  const known = naturalWidth !== null && naturalHeight !== null;

  function toggle() {
    if (playing && image.current && still.current) drawStill(image.current, still.current);
    setChoice(playing ? 'pause' : 'play');
  }

  return (
    <figure className={styles.figure}>
      <div
        className={styles.frame}
        data-motion={choice ?? 'default'}
        style={known ? { aspectRatio: `${naturalWidth} / ${naturalHeight}` } : undefined}
      >
        <canvas
          ref={still}
          className={styles.still}
          hidden={choice !== 'pause'}
          aria-hidden={choice === 'pause' || undefined}
        />
        <img
          ref={image}
          className={styles.moving}
          src={url}
          alt={alt}
          // While paused it is only invisible, so it keeps its alt text. Before the reader requests it, it is hidden
          // and not fetched.
          hidden={empty}
          width={naturalWidth ?? undefined}
          height={naturalHeight ?? undefined}
          loading="lazy"
          decoding="async"
        />
        {/* A single button for all states, centred in a frame that is still empty, so that it keeps the focus. */}
        <div className={empty ? styles.centre : styles.corner}>
          <IconButton label={playing ? 'Pause animation' : 'Play animation'} onClick={toggle}>
            <Icon of={playing ? Pause : Play} size={20} />
          </IconButton>
          {empty && <span aria-hidden>Play animation</span>}
        </div>
        <noscript>
          <a className={styles.plain} href={url}>
            Show the animation
          </a>
        </noscript>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}
