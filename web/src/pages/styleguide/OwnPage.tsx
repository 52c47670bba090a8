import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** What is shown, for those who do not see it. */
  title: string;
  children: ReactNode;
}

/** Without a type browsers would set the page as those of 1998 were set. */
const EMPTY = '<!doctype html><html lang="en"><head><title>A sample</title></head><body></body></html>';

/**
 * What is a page by itself, or begins one, in a window of its own: its title, its first heading and its width are not
 * those of the guide. There once the page is interactive.
 */
export function OwnPage({ title, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.className = 'styleguide-window';
    frame.srcdoc = EMPTY;
    // In the next frame: a change of what is observed, while it is told of, is a loop, and WebKit's console says so.
    const fit = new ResizeObserver(() => requestAnimationFrame(() => fitToPage(frame)));
    frame.addEventListener('load', () => {
      const page = frame.contentDocument;
      if (!page) return;
      dress(page);
      fit.observe(page.body);
      setBody(page.body);
    });
    place.current?.append(frame);
    return () => {
      fit.disconnect();
      frame.remove();
    };
  }, [title]);

  return (
    <>
      {/* Goes before its window does, with which its document ends. */}
      {body && createPortal(children, body)}
      <div ref={place} />
    </>
  );
}

/** Gives an empty page the style sheets of this one. */
function dress(page: Document): void {
  const sheets = document.querySelectorAll('link[rel=stylesheet], style');
  page.head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  // Elsewhere a page is at least as high as its window, which here is as high as the page.
  page.body.style.minHeight = '0';
}

/** As high as all of it: margins stand out of the body. */
function fitToPage(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.documentElement.offsetHeight;
  if (height) frame.style.blockSize = `${height}px`;
}
