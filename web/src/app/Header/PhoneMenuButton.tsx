import { Menu } from 'lucide';
import { onDemand } from '../../lib/onDemand';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import { Icon } from '../../ui/Icon/Icon';
import { SITE_LINKS_ID } from '../Footer/siteLinksId';
import styles from './Header.module.css';
import { useLateMenu } from './useLateMenu';

const FOOTER = `#${SITE_LINKS_ID}`;

const PhoneMenu = onDemand(async () => (await import('./PhoneMenu')).PhoneMenu);

/** Opens the phone's menu. Until it can, it leads to the footer's links. */
export function PhoneMenuButton() {
  const { opened, setOpened, ready, press, buttonProps } = useLateMenu(PhoneMenu, FOOTER);
  const looks = {
    className: styles.menuButton,
    'aria-label': 'Menu',
    children: <Icon of={Menu} size="1.5rem" />,
  };
  return useHydrated() ? (
    <>
      <button {...looks} {...buttonProps} aria-haspopup="dialog" onClick={press} />
      {ready && opened && <PhoneMenu onClose={() => setOpened(null)} />}
    </>
  ) : (
    <a href={FOOTER} {...looks} />
  );
}
