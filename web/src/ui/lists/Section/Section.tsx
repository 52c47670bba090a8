import { useId, type ReactNode } from 'react';
import { Container } from '../../base/Container/Container';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden';
import { MoreLink } from '../../base/MoreLink/MoreLink';
import styles from './Section.module.css';
import { SectionHead } from './SectionHead';

interface Props {
  title: string;
  /** Link to the complete list. */
  viewAll?: string;
  /** Buttons of the section, next to its heading. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A part of a page with its own heading, as wide as the page. */
export function Section({ title, viewAll, controls, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <SectionHead id={id} title={title}>
          {controls}
          {viewAll && (
            <MoreLink to={viewAll}>
              View All<VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </MoreLink>
          )}
        </SectionHead>
        {children}
      </Container>
    </section>
  );
}
