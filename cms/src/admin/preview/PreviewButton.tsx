import { Button } from '@strapi/design-system';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';

const TYPES = ['api::blog.blog', 'api::banner.banner', 'api::placement.placement', 'api::category.category'];

const PreviewPane = lazy(async () => ({ default: (await import('./PreviewPane')).PreviewPane }));

/** Beside *Save*: opens the site's page beside the form. Hidden on content types that have no page. */
export function PreviewButton({ slug: type = '' }: { slug?: string }) {
  const { id } = useParams();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // After the pane, which may have covered it, is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!TYPES.includes(type)) return null;
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        width="100%"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Preview
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewPane
            type={type}
            documentId={id === undefined || id === 'create' ? null : id}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
