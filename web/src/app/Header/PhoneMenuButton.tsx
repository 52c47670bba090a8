import { Menu } from 'lucide';
import { onDemand } from '../../lib/hydration/on-demand';
import { Icon } from '../../ui/base/Icon/Icon';
import { SITE_LINKS_ID } from '../Footer/site-links-id';
import styles from './Header.module.css';
import { useLazyMenu } from './use-lazy-menu';

const PhoneMenu = onDemand(async () => (await import('./PhoneMenu')).PhoneMenu);

/** Opens the phone's menu. If its script fails to load, it links to the footer's links. */
export function PhoneMenuButton() {
  const { opened, setOpened, ready, press, buttonProps } = useLazyMenu(PhoneMenu, `#${SITE_LINKS_ID}`);
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Menu"
        {...buttonProps}
        aria-haspopup="dialog"
        onClick={() => press()}
      >
        <Icon of={Menu} size="1.5rem" />
      </button>
      {ready && opened && <PhoneMenu onClose={() => setOpened(null)} />}
    </>
  );
}
