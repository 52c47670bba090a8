/** Whether this page is a preview of something that is not published (`server/preview`). */
export const isPreview = (): boolean => /[?&]preview=/.test(window.location.search);

/**
 * In a preview, links load their page from the server, which alone has the previewed document: also when the visitor
 * comes back.
 */
export function loadLinksFromServer(): void {
  // Before the router handles the click.
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link && !link.getAttribute('href')?.startsWith('#')) event.stopPropagation();
    },
    true,
  );
}

/** Set by the admin, which has the same origin, while an editor is signed in there. */
export const EDITOR_KEY = 'isLoggedIn';
