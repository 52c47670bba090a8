import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  name: string;
  children: ReactNode;
}

/**
 * The content of a panel beside a form. Strapi labels all of them with the same missing element, so that screen readers
 * cannot tell them apart.
 */
export function NamedPanel({ name, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = content.current?.closest('aside');
    panel?.removeAttribute('aria-labelledby');
    panel?.setAttribute('aria-label', name);
  }, [name]);
  return (
    <div ref={content} style={{ inlineSize: '100%' }}>
      {children}
    </div>
  );
}
