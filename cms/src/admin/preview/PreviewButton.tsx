import { Button } from '@strapi/design-system';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useOpenForm, type OpenForm } from '../ui/form/open-form';
import { usePaneState } from './pane-state';

const TYPES = ['api::blog.blog', 'api::banner.banner', 'api::placement.placement', 'api::category.category'];

const PreviewPane = lazy(async () => ({ default: (await import('./PreviewPane')).PreviewPane }));

/** Beside *Save*: opens the site's page beside the form. Hidden on content types that have no page. */
export function PreviewButton() {
  const form = useOpenForm();
  return form && TYPES.includes(form.uid) ? <PreviewOf form={form} /> : null;
}

function PreviewOf({ form }: { form: OpenForm }) {
  const [state, change] = usePaneState(form);
  const { isOpen } = state;
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // After the pane, which may have covered it, is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        width="100%"
        aria-expanded={isOpen}
        onClick={() => change({ isOpen: !isOpen })}
      >
        Preview
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewPane
            type={form.uid}
            documentId={form.documentId ?? null}
            state={state}
            onChange={change}
            onClose={() => change({ isOpen: false })}
          />
        </Suspense>
      )}
    </>
  );
}
