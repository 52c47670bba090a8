import type { CSSProperties } from 'react';
import type { PictureFragment } from './Picture.gen';

interface Props {
  picture: PictureFragment;
  /** The width it takes on the page, in the words of `<img sizes>`: the browser chooses the file by it. That of text, when left out. */
  sizes?: string | undefined;
  /** One picture a page: the largest of the first screen, fetched before everything else. */
  priority?: boolean | undefined;
  className?: string;
  style?: CSSProperties | undefined;
}

/** As wide as text runs, in the words of `<img sizes>`. */
export const TEXT_SIZES = '(min-width: 43rem) 40rem, 100vw';

/** A picture at the width its place needs; its height is kept free before it arrives. */
export function Picture({ picture, sizes = TEXT_SIZES, priority = false, className, style }: Props) {
  const { url, width, height, alt, srcset } = picture;
  return (
    <img
      className={className}
      style={style}
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
