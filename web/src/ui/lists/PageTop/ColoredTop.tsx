import type { CSSProperties } from 'react';
import { inkOn } from '../../../lib/colour/ink-on';
import { Container } from '../../base/Container/Container';
import { Picture } from '../../base/Picture/Picture';
import type { PictureFragment } from '../../base/Picture/Picture.gen';
import styles from './ColoredTop.module.css';
import { PageTop, type PageTopProps } from './PageTop';

interface Props extends PageTopProps {
  /** Its ground, `#rrggbb`: an editor's choice. */
  color: string;
  /** Beside the words. */
  picture?: PictureFragment | undefined;
}

/** Of a wide picture more than its place shows is needed: its height is that of the words. */
const SIZES = '(min-width: 48rem) 60vw, 110vw';

/** The beginning of a page on a color of its own, from edge to edge. */
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
