import { ChevronDown } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { searchPath } from '../../../lib/routing/search-path';
import { Icon } from '../../../ui/base/Icon/Icon';
import { VisuallyHidden } from '../../../ui/base/VisuallyHidden/VisuallyHidden';
import type { OpenedBy } from '../../../ui/hooks/opened-by';
import { useDisclosure } from '../../../ui/hooks/use-disclosure';
import { useHydrated } from '../../../ui/hooks/use-hydrated';
import styles from './CategoryMenu.module.css';

const NAME = 'Choose a category';

interface Category {
  name: string;
  slug: string;
}

interface Props {
  topics: readonly Category[];
  /** The selected topic or sub-topic; null for all categories. */
  chosen: Category | null;
  /** The current search. It is kept when the reader chooses another category. */
  search?: string | null | undefined;
}

/** The category dropdown. Before hydration, its button is a link to all categories. */
export function CategoryMenu(props: Props) {
  if (useHydrated()) return <Menu {...props} />;
  return (
    <nav aria-label={NAME}>
      <Link to="/categories-list" className={styles.button}>
        <ButtonText chosen={props.chosen} />
      </Link>
    </nav>
  );
}

function Menu({ topics, chosen, search }: Props) {
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [opened, setOpened] = useState<OpenedBy>(null);
  useDisclosure({ root, button, panel, opened, setOpened });
  const isTopic = topics.some(({ slug }) => slug === chosen?.slug);
  const offered = chosen && !isTopic ? [chosen, ...topics] : topics;
  return (
    <nav ref={root} aria-label={NAME}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={opened !== null}
        aria-controls={panelId}
      >
        <ButtonText chosen={chosen} />
      </button>
      <div ref={panel} id={panelId} className={styles.panel} hidden={!opened}>
        <ul className={styles.options}>
          <li>
            <Option to="/category" current={chosen === null && !search}>
              All Categories
            </Option>
          </li>
          {offered.map(({ name, slug }) => (
            <li key={slug} data-topic={slug}>
              <Option
                to={search ? searchPath(search, slug) : `/category/${slug}`}
                current={slug === chosen?.slug}
              >
                {name}
              </Option>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function ButtonText({ chosen }: Pick<Props, 'chosen'>) {
  return (
    <>
      <VisuallyHidden>Category: </VisuallyHidden>
      <span className={styles.chosen}>{chosen?.name ?? 'All Categories'}</span>
      <Icon of={ChevronDown} size="1.1em" className={styles.mark} />
    </>
  );
}

function Option({ to, current, children }: { to: string; current: boolean; children: string }) {
  return (
    <Link to={to} className={styles.option} aria-current={current || undefined}>
      {children}
    </Link>
  );
}
