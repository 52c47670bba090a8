import type { CSSProperties } from 'react';
import type { PictureFragment } from './Picture.gen';

interface Props {
  picture: PictureFragment;
  /**
   * The width on the page in the syntax of `<img sizes>`, by which the browser chooses the file. Defaults to the
   * text's width.
   */
  sizes?: string | undefined;
  /** For one picture per page: the largest on the first screen, fetched before everything else. */
  priority?: boolean | undefined;
  className?: string;
  style?: CSSProperties | undefined;
}

/** The width of text, in the syntax of `<img sizes>`. */
export const TEXT_SIZES = '(min-width: 43rem) 40rem, 100vw';

/** For `object-position` in `styles/base.css`: crops keep this point in sight. */
const getFocus = ({ x, y }: { x: number; y: number }): CSSProperties & Record<'--focal-point', string> => ({
  '--focal-point': `${x}% ${y}%`,
});

/** A responsive picture. Its height is reserved before it loads. */
export function Picture({ picture, sizes = TEXT_SIZES, priority = false, className, style }: Props) {
  const { url, width, height, alt, focalPoint, srcset } = picture;
  return (
    <img
      className={className}
      style={focalPoint ? { ...getFocus(focalPoint), ...style } : style}
      src={url}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
    />
  );
}
