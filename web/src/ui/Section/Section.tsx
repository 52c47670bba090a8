import { useId, type ReactNode } from 'react';
import { Container } from '../Container/Container';
import { LinkButton } from '../Button/LinkButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './Section.module.css';

interface Props {
  title: string;
  /** Leads to all of what the section shows some of. */
  viewAll?: string;
  /** Buttons that belong to the section, beside its heading. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own, as wide as the page. */
export function Section({ title, viewAll, controls, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {controls}
          {viewAll && (
            <LinkButton to={viewAll}>
              View All<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </LinkButton>
          )}
        </div>
        {children}
      </Container>
    </section>
  );
}
