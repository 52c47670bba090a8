import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { activate, getOpenMenu, onMenuChange, OPTION_ID } from './slash-menu';

const LIST_HEIGHT = 320;
const OPTION_HEIGHT = 37;

const List = styled.div`
  position: fixed;
  z-index: 4;
  width: 28rem;
  max-width: calc(100vw - 1.6rem);
  max-height: ${LIST_HEIGHT}px;
  overflow: auto;
  padding: 0.4rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
  font-size: 1.4rem;
  color: ${({ theme }) => theme.colors.neutral800};

  [role='option'] {
    padding: 0.8rem;
    border-radius: ${({ theme }) => theme.borderRadius};
    cursor: pointer;
  }

  [aria-selected='true'] {
    background: ${({ theme }) => theme.colors.primary100};
  }
`;

/** The open `/` menu: a list box of the text, which keeps the focus. */
export function InsertMenu() {
  const menu = useSyncExternalStore(onMenuChange, getOpenMenu);
  const list = useRef<HTMLDivElement>(null);
  const active = menu?.active;
  useEffect(() => {
    if (active === undefined) return;
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  if (!menu?.place || menu.items.length === 0) return null;
  const { editor, place, items, choose } = menu;
  const height = Math.min(LIST_HEIGHT, items.length * OPTION_HEIGHT + 10);
  const isBelow = place.bottom + height < window.innerHeight;
  return createPortal(
    <List
      ref={list}
      id={OPTION_ID}
      role="listbox"
      aria-label="Insert"
      // It scrolls. Tab chooses, so nobody gets here.
      tabIndex={0}
      style={{
        left: Math.max(8, Math.min(place.left, window.innerWidth - 290)),
        ...(isBelow ? { top: place.bottom + 4 } : { bottom: window.innerHeight - place.top + 4 }),
      }}
    >
      {items.map((item, index) => (
        <div
          key={item.id}
          id={`${OPTION_ID}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerMove={() => index !== active && activate(index)}
          // Before the text would lose the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            choose(item);
          }}
        >
          {item.label}
        </div>
      ))}
    </List>,
    // Within a landmark, so that screen readers know where they are, and outside of boxes that would cut it off.
    editor.view.dom.closest('main') ?? document.body,
  );
}
