import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Footer } from '../Footer/Footer';
import { saveButton } from '../../features/saved/SaveButton';
import { overlay } from '../../lib/site/overlay';
import { CardAction } from '../../ui/cards/ArticleCard/CardAction';
import { HydrationBoundary } from '../../ui/base/HydrationBoundary/HydrationBoundary';
import { Header } from '../Header/Header';
import { OfflineNotice } from './OfflineNotice';
import styles from './RootLayout.module.css';
import { useFocusOnNavigation } from './use-focus-on-navigation';

const MAIN_ID = 'main';

/** The frame of every page. A new page starts at its top; Back and Forward restore the scroll position (C26). */
export function RootLayout() {
  const main = useRef<HTMLElement>(null);
  const loading = useNavigation().state !== 'idle';
  const over = overlay.use();
  useFocusOnNavigation(main);
  return (
    <>
      <HydrationBoundary>
        <a href={`#${MAIN_ID}`} className={styles.skip}>
          Skip to content
        </a>
        <Header />
        <p role="status" className={styles.loading} data-loading={loading}>
          {loading && <span className={styles.words}>Loading…</span>}
        </p>
      </HydrationBoundary>
      <HydrationBoundary>
        <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
          <CardAction value={saveButton}>
            <Outlet />
          </CardAction>
        </main>
      </HydrationBoundary>
      <HydrationBoundary>
        <Footer />
        <OfflineNotice />
      </HydrationBoundary>
      {over}
      <ScrollRestoration />
    </>
  );
}
