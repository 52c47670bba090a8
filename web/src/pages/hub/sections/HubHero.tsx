import { Breadcrumbs } from '../../../ui/lists/Breadcrumbs/Breadcrumbs';
import { LinkButton } from '../../../ui/base/Button/LinkButton';
import { Container } from '../../../ui/base/Container/Container';
import { Picture } from '../../../ui/base/Picture/Picture';
import type { PictureFragment } from '../../../ui/base/Picture/Picture.gen';
import { MoreLink } from '../../../ui/base/MoreLink/MoreLink';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import styles from './HubHero.module.css';

/**
 * The picture is three times as wide as high. On a phone its left part is cropped, so the file must be wider than the
 * window.
 */
const SIZES = '(min-width: 44rem) 100vw, 125vw';
const HOME = [{ name: 'Home', to: '/' }];

interface Props {
  name: string;
  slug: string;
  background: PictureFragment | null;
}

/** The head of a hub: its picture, with the topic's name and a link to all of its articles. */
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
          <p className={styles.deck}>What is known, and what you can do yourself, in plain words.</p>
          <ul className={styles.ways}>
            <li>
              <LinkButton to={`/category/${slug}`}>
                All articles<VisuallyHidden>{` on ${name}`}</VisuallyHidden>
              </LinkButton>
            </li>
            <li>
              <MoreLink to={`/categories-list/${slug}`}>Subjects from A to Z</MoreLink>
            </li>
          </ul>
        </div>
      </Container>
    </header>
  );
}
