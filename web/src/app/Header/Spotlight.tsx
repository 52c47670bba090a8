import { ChevronDown } from 'lucide';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { onDemand } from '../../lib/onDemand';
import { reportProblem } from '../../lib/report';
import type { Opened } from '../../ui/disclosure/opened';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import { Icon } from '../../ui/Icon/Icon';
import header from './Header.module.css';
import styles from './Spotlight.module.css';

const NAME = 'In the Spotlight';
const WITHOUT_IT = '/categories-list';
const PANEL_ID = 'spotlight';

const SpotlightPanel = onDemand(async () => (await import('./SpotlightPanel')).SpotlightPanel);

/** The mega-menu: a link until the browser has taken over, a button from then on. */
export function Spotlight() {
  return useHydrated() ? (
    <SpotlightButton />
  ) : (
    <li>
      <Link to={WITHOUT_IT} className={header.link}>
        {NAME}
      </Link>
    </li>
  );
}

/** What it shows, and how it behaves, comes when the reader is about to open it: never with the page. */
function SpotlightButton() {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [script, setScript] = useState<'ready' | 'failed'>();

  function prepare() {
    if (script === 'ready') return;
    SpotlightPanel.fetch().then(
      () => setScript('ready'),
      (cause: unknown) => {
        reportProblem('The menu did not come', cause);
        setScript('failed');
      },
    );
  }
  const failed = (
    <p>
      The categories could not be loaded. You find them all under{' '}
      <Link to={WITHOUT_IT}>Health Conditions</Link>.
    </p>
  );
  return (
    <li ref={root}>
      <button
        ref={button}
        type="button"
        className={header.link}
        aria-expanded={opened !== null}
        aria-controls={PANEL_ID}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          if (script === 'ready') return;
          prepare();
          setOpened(opened ? null : 'press');
        }}
      >
        {NAME}
        <Icon of={ChevronDown} size={16} className={styles.mark} />
      </button>
      <div ref={panel} id={PANEL_ID} className={styles.panel} hidden={!opened}>
        {script === 'ready' ? (
          <SpotlightPanel {...{ root, button, panel, opened, setOpened, failed }} />
        ) : (
          script && failed
        )}
      </div>
    </li>
  );
}
