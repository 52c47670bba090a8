import { completeUrl } from '../../platform/text/url';

/**
 * Strapi's form for a link in prose keeps its Save button off while an address has no scheme, although the site completes
 * `example.org/a` itself. The form can be neither extended nor replaced without a copy of the whole link, so the address is
 * completed in its field, by the site's own rule: when it was pasted, and when the editor goes on to something else in the form.
 */
export function completeLinkAddresses(page: Document): void {
  const completeField = () => {
    const field = page.activeElement;
    if (field instanceof HTMLInputElement && isLinkAddress(field)) complete(field);
  };
  page.addEventListener('paste', () => setTimeout(completeField), true);
  page.addEventListener('focusout', ({ target }) => {
    if (target instanceof HTMLInputElement && isLinkAddress(target)) complete(target);
  });
  // A button that is off takes no focus: the press that is meant for it is noticed before it is released.
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target !== page.activeElement) completeField();
    },
    true,
  );
}

/** The form has no name of its own; these four fields together are in no other. */
function isLinkAddress(field: HTMLInputElement): boolean {
  const form = field.name === 'url' ? field.closest('[role=dialog]') : null;
  return ['text', 'rel', 'target'].every((name) => Boolean(form?.querySelector(`input[name=${name}]`)));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As if it had been typed, so that React hears of it. */
function complete(field: HTMLInputElement): void {
  const meant = completeUrl(field.value);
  if (typeof meant !== 'string' || meant === field.value) return;
  setValue?.call(field, meant);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
