import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { signOut } from '../../lib/session/stored-session';
import { useMember } from '../../lib/session/use-member';
import { toReturnState } from '../../lib/routing/return-state';
import { lazyWithApollo } from '../../lib/apollo/lazy-client';
import { useSite } from '../../lib/site/site';
import { useOnNavigation } from '../../lib/routing/use-on-navigation';
import { isSitePage } from '../../ui/base/TextLink/is-site-page';
import { Boundary } from '../../ui/base/Boundary/Boundary';
import { useModal } from '../../ui/messages/Dialog/use-modal';
import { Icon } from '../../ui/base/Icon/Icon';
import { IconButton } from '../../ui/base/IconButton/IconButton';
import { CALCULATOR_LINKS, type SiteLink } from '../../lib/shared/site-links.gen';
import styles from './PhoneMenu.module.css';
import { getPhoneLinks } from './phone-links';
import { useCloseWithoutButton } from './use-close-without-button';

/** The main menu and its two submenus, with their titles. */
const TITLES = { menu: 'Menu', trending: 'Trending Categories', calculators: 'Calculators' } as const;
type View = keyof typeof TITLES;

/** The phone's menu: a modal dialog that shows one menu at a time. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<View>('menu');
  const [cameFrom, setCameFrom] = useState<View>();
  const closed = useModal(dialog, onClose);
  useCloseWithoutButton(dialog);

  const close = () => dialog.current?.close();
  const goTo = (next: View) => {
    setCameFrom(view);
    setView(next);
  };
  useOnNavigation(close);

  return (
    <dialog ref={dialog} className={styles.menu} aria-labelledby={titleId} onClose={closed}>
      <div className={styles.head}>
        {view !== 'menu' && (
          <IconButton label="Back" onClick={() => goTo('menu')}>
            <Icon of={ChevronLeft} size={20} />
          </IconButton>
        )}
        <Title id={titleId} key={view} takesFocus={view !== 'menu'}>
          {TITLES[view]}
        </Title>
        <IconButton label="Close" onClick={close}>
          <Icon of={X} size={20} />
        </IconButton>
      </div>
      {view === 'menu' && <MainMenu cameFrom={cameFrom} goTo={goTo} onSignOut={close} />}
      {view === 'trending' && <Trending />}
      {view === 'calculators' && <Links of={CALCULATOR_LINKS} />}
    </dialog>
  );
}

/** Moves the focus to the title, so that a screen reader announces the new menu and the next Tab enters it. */
function Title({ id, takesFocus, children }: { id: string; takesFocus: boolean; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface MainMenuProps {
  /** The submenu that the reader returns from; its item gets the focus. */
  cameFrom: View | undefined;
  goTo: (view: View) => void;
  onSignOut: () => void;
}

function MainMenu({ cameFrom, goTo, onSignOut }: MainMenuProps) {
  const member = useMember();
  const { headerLinks } = useSite();
  const location = useLocation();
  return (
    <ul className={styles.list}>
      <LinkItem to="/" text="Home" />
      <SubmenuItem takesFocus={cameFrom === 'trending'} onClick={() => goTo('trending')}>
        In the Spotlight
      </SubmenuItem>
      <SubmenuItem takesFocus={cameFrom === 'calculators'} onClick={() => goTo('calculators')}>
        Calculators
      </SubmenuItem>
      {getPhoneLinks(headerLinks).map((link) => (
        <LinkItem key={link.to} {...link} />
      ))}
      {member ? (
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              signOut();
              onSignOut();
            }}
          >
            Sign Out
          </button>
        </li>
      ) : (
        <LinkItem to="/login" text="Log in" state={toReturnState(location)} />
      )}
    </ul>
  );
}

interface SubmenuItemProps {
  takesFocus: boolean;
  onClick: () => void;
  children: ReactNode;
}

function SubmenuItem({ takesFocus, onClick, children }: SubmenuItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <li>
      <button ref={button} type="button" className={styles.item} onClick={onClick}>
        {children}
        <Icon of={ChevronRight} size={20} />
      </button>
    </li>
  );
}

function Links({ of: links }: { of: readonly SiteLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <LinkItem key={link.to} {...link} />
      ))}
    </ul>
  );
}

interface LinkItemProps extends SiteLink {
  /** The page that a redirecting link finally leads to. */
  page?: string;
  /** Router state for that page. */
  state?: unknown;
}

function LinkItem({ to, text, page = to, state }: LinkItemProps) {
  const isHere = useLocation().pathname === page;
  if (!isSitePage(to)) {
    return (
      <li>
        <a href={to} rel="noopener" className={styles.item}>
          {text}
        </a>
      </li>
    );
  }
  return (
    <li>
      <Link to={to} state={state} className={styles.item} aria-current={isHere ? 'page' : undefined}>
        {text}
      </Link>
    </li>
  );
}

/** Loaded when the reader opens it; a failed request is repeated the next time. */
function Trending() {
  const [Categories] = useState(() =>
    lazyWithApollo(
      async () => (await import('../../features/spotlight/TrendingCategories')).TrendingCategories,
    ),
  );
  return (
    <Boundary
      waiting={<p role="status">Loading…</p>}
      failed={
        <>
          <p>The categories could not be loaded. You can find them all here:</p>
          <Links of={[{ to: '/categories-list', text: 'Health Conditions' }]} />
        </>
      }
    >
      <Categories />
    </Boundary>
  );
}
