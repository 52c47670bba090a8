import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs';
import { Container } from '../../ui/Container/Container';
import { Picture } from '../../ui/Picture/Picture';
import type { PictureFragment } from '../../ui/Picture/Picture.gen';
import styles from './HubHero.module.css';

/** Three times as wide as high; on a phone half of it is cut off at the sides, and so the file is wider than the window. */
const SIZES = '(min-width: 44rem) 100vw, 150vw';
const HOME = [{ name: 'Home', to: '/' }];

interface Props {
  name: string;
  slug: string;
  background: PictureFragment | null;
}

/** The head of a hub: its picture, and before it what the topic is called and where all of it is. */
export function HubHero({ name, slug, background }: Props) {
  return (
    <header className={styles.hero}>
      {background && (
        <Picture picture={{ ...background, alt: '' }} sizes={SIZES} priority className={styles.picture} />
      )}
      <Container>
        <div className={styles.words}>
          <Breadcrumbs above={HOME} here={name} />
          <h1 className={styles.name}>{name}</h1>
          <ul className={styles.ways}>
            <li>
              <Link to={`/category/${slug}`} className={styles.way}>
                {`All articles on ${name}`}
              </Link>
            </li>
            <li>
              <Link to={`/categories-list/${slug}`} className={styles.way}>
                Sub-topics
              </Link>
            </li>
          </ul>
        </div>
      </Container>
    </header>
  );
}
