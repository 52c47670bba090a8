import { Menu } from 'lucide';
import { useState } from 'react';
import { onDemand } from '../../lib/onDemand';
import { reportProblem } from '../../lib/report';
import { useHydrated } from '../../ui/hydrated/useHydrated';
import { Icon } from '../../ui/Icon/Icon';
import { SITE_LINKS_ID } from '../Footer/siteLinksId';
import styles from './Header.module.css';

const PhoneMenu = onDemand(async () => (await import('./PhoneMenu')).PhoneMenu);

/** At the first sign that the reader wants it; the press itself tells when it does not come. */
const prepare = () => void PhoneMenu.fetch().catch(() => undefined);

/** Opens the phone's menu. Until it can, it leads to the footer's links. */
export function PhoneMenuButton() {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const icon = <Icon of={Menu} size="1.5rem" />;
  if (!hydrated) {
    return (
      <a href={`#${SITE_LINKS_ID}`} className={styles.menuButton} aria-label="Menu">
        {icon}
      </a>
    );
  }

  function show() {
    PhoneMenu.fetch().then(
      () => setOpen(true),
      (cause: unknown) => {
        reportProblem('The menu did not come', cause);
        window.location.hash = SITE_LINKS_ID;
      },
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        {icon}
      </button>
      {open && <PhoneMenu onClose={() => setOpen(false)} />}
    </>
  );
}
