import { ChevronDown } from 'lucide';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { onDemand } from '../../lib/hydration/on-demand';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { Icon } from '../../ui/base/Icon/Icon';
import header from './Header.module.css';
import styles from './Spotlight.module.css';
import { useLazyMenu } from './use-lazy-menu';

const NAME = 'In the Spotlight';
const WITHOUT_IT = '/categories-list';
const PANEL_ID = 'spotlight';

const SpotlightPanel = onDemand(async () => (await import('./SpotlightPanel')).SpotlightPanel);

/** The mega-menu: a link until hydration, a button afterwards. */
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

/** The menu's content and behaviour, loaded when the reader is about to open it and never with the page. */
function SpotlightButton() {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { opened, setOpened, ready, press, buttonProps } = useLazyMenu(SpotlightPanel, WITHOUT_IT);
  return (
    <li ref={root}>
      <button
        ref={button}
        type="button"
        {...buttonProps}
        className={header.link}
        aria-controls={PANEL_ID}
        onClick={ready ? undefined : () => press()}
        onKeyDown={(event) => {
          buttonProps.onKeyDown(event);
          if (ready || event.key !== 'ArrowDown') return;
          event.preventDefault();
          press('arrow');
        }}
      >
        {NAME}
        <Icon of={ChevronDown} size={16} className={styles.mark} />
      </button>
      <div ref={panel} id={PANEL_ID} className={styles.panel} hidden={!ready || !opened}>
        {ready && <SpotlightPanel {...{ root, button, panel, opened, setOpened }} instead={WITHOUT_IT} />}
      </div>
    </li>
  );
}
