import { Menu } from 'lucide';
import { onDemand } from '../../lib/onDemand';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import { Icon } from '../../ui/Icon/Icon';
import { SITE_LINKS_ID } from '../Footer/siteLinksId';
import styles from './Header.module.css';
import { useLateMenu } from './useLateMenu';

const FOOTER = `#${SITE_LINKS_ID}`;

const PhoneMenu = onDemand(async () => (await import('./PhoneMenu')).PhoneMenu);

const looks = { className: styles.menuButton, 'aria-label': 'Menu' };
const icon = <Icon of={Menu} size="1.5rem" />;

/** Opens the phone's menu. Until it can, it leads to the footer's links. */
export function PhoneMenuButton() {
  return useHydrated() ? (
    <OpenButton />
  ) : (
    <a href={FOOTER} {...looks}>
      {icon}
    </a>
  );
}

function OpenButton() {
  const { opened, setOpened, ready, press, buttonProps } = useLateMenu(PhoneMenu, FOOTER);
  return (
    <>
      <button type="button" {...looks} {...buttonProps} aria-haspopup="dialog" onClick={() => press()}>
        {icon}
      </button>
      {ready && opened && <PhoneMenu onClose={() => setOpened(null)} />}
    </>
  );
}
