import type { CSSProperties } from 'react';
import { inkOn } from '../../../lib/colour/ink-on';
import { Container } from '../../base/Container/Container';
import { Picture } from '../../base/Picture/Picture';
import type { PictureFragment } from '../../base/Picture/Picture.gen';
import styles from './ColoredTop.module.css';
import { PageTop, type PageTopProps } from './PageTop';

interface Props extends PageTopProps {
  /** The background that an editor chose, `#rrggbb`. */
  color: string;
  /** Next to the text. */
  picture?: PictureFragment | undefined;
}

/** Wider than its frame: the text determines the height, and a wide picture is cropped. */
const SIZES = '(min-width: 48rem) 60vw, 110vw';

/** A page header on a background color, from edge to edge. */
export function ColoredTop({ color, picture, ...props }: Props) {
  const colors: CSSProperties & Record<'--ground' | '--on-ground', string> = {
    '--ground': color,
    '--on-ground': inkOn(color),
  };
  return (
    <div className={styles.ground} style={colors}>
      <Container>
        <PageTop {...props} />
      </Container>
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} sizes={SIZES} priority className={styles.picture} />
      )}
    </div>
  );
}
