import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The accessible name of the frame. */
  title: string;
  children: ReactNode;
}

/** Without a doctype browsers would use quirks mode. */
const EMPTY = '<!doctype html><html lang="en"><head><title>A sample</title></head><body></body></html>';

/**
 * Renders whole pages or page heads in a separate frame, because their title, `h1` and width differ from those of the
 * style guide. The frame appears once the page is interactive.
 */
export function PageFrame({ title, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.className = 'styleguide-window';
    frame.srcdoc = EMPTY;
    // In the next frame: resizing the observed element within the callback causes a ResizeObserver loop, which WebKit
    // reports on the console.
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
      {/* Unmounts before the frame is removed, because that destroys the document. */}
      {body && createPortal(children, body)}
      <div ref={place} />
    </>
  );
}

/** Copies this page's style sheets into an empty page. */
function dress(page: Document): void {
  const sheets = document.querySelectorAll('link[rel=stylesheet], style');
  page.head.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
  // A page is normally at least as high as its window. Here the window is as high as the page.
  page.body.style.minHeight = '0';
}

/** Fits the frame to the page's full height. Margins extend beyond the body, so the root element is measured. */
function fitToPage(frame: HTMLIFrameElement): void {
  const height = frame.contentDocument?.documentElement.offsetHeight;
  if (height) frame.style.blockSize = `${height}px`;
}
