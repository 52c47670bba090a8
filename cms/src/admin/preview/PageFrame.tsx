import { useEffect, useRef, useState } from 'react';
import { applyColorScheme, type ColorScheme } from './color-scheme';
import { readPageHead, type PageHead } from './page-head';
import { scrollToShown, type ShownOnPage } from './scroll-to-shown';
import { Frame } from './styles';

/** A page, each time it is loaded. */
export interface Load {
  key: string;
  address: string;
}

interface Props {
  load: Load;
  /** The width of the screen that it is for, in pixels. */
  width: number;
  scheme: ColorScheme;
  isHidden: boolean;
  /** The part of the page that is previewed, to which it scrolls; null for the whole page. */
  part: ShownOnPage | null;
  onLoad: (head: PageHead) => void;
}

/**
 * The site's page as on a screen of this width, scaled to fit. A newer version is loaded behind the one that is shown
 * and takes its place at the same scroll position, so nothing flickers, unless the previewed part is not in view there.
 */
export function PageFrame({ load, width, scheme, isHidden, part, onLoad }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const [shown, setShown] = useState<Load>();
  const room = useRoom(stage);
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);

  useEffect(() => {
    for (const { contentDocument: page } of frames.current.values()) if (page) applyColorScheme(page, scheme);
  }, [scheme]);

  const show = (frame: HTMLIFrameElement, loaded: Load) => {
    const page = frame.contentDocument;
    // A link in the page leads elsewhere.
    if (!page || shown?.key === loaded.key) return;
    const before = shown && frames.current.get(shown.key);
    frame.contentWindow?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    if (frame.contentWindow && part) scrollToShown(frame.contentWindow, part);
    applyColorScheme(page, scheme);
    openAdminOutside(page);
    setShown(loaded);
    onLoad(readPageHead(page));
  };

  const loads = shown && shown.key !== load.key ? [shown, load] : [load];
  return (
    <div ref={stage} style={{ position: 'absolute', inset: 0 }} hidden={isHidden}>
      {loads.map((one) => (
        <Frame
          key={one.key}
          ref={(frame) => {
            if (frame) frames.current.set(one.key, frame);
            else frames.current.delete(one.key);
          }}
          src={one.address}
          title={one.key === load.key ? 'Preview of the page' : 'Earlier preview of the page'}
          aria-hidden={one.key !== (shown ?? load).key}
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => show(currentTarget, one)}
          style={{
            width,
            height: room.height / scale,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
            transform: `scale(${scale})`,
            visibility: one.key === (shown ?? load).key ? 'visible' : 'hidden',
          }}
        />
      ))}
    </div>
  );
}

/** The page's *Edit* would load the admin into the frame. */
function openAdminOutside(page: Document): void {
  const open = ({ target }: Event) => {
    // Elements of the frame are not of this window's class.
    const view = page.defaultView;
    if (view && target instanceof view.Element)
      target.closest('a[href^="/admin/"]')?.setAttribute('target', '_blank');
  };
  page.addEventListener('click', open, { capture: true });
}

/** The size of an element, as it changes. */
function useRoom(element: { current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      // A hidden stage keeps its size: its page must not be laid out again.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
