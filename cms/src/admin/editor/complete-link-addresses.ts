import { completeUrl } from '../../platform/text/url';

/**
 * Strapi's form for a link in rich text disables Save while an address has no scheme, although the site completes
 * `example.org/a` itself. The form cannot be extended or replaced without copying the whole link component, so this
 * completes the address in its field, with the site's own rule: after pasting, and when the editor moves on within the
 * form.
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
  // A disabled button receives no focus, so the press is handled before it is released.
  page.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target !== page.activeElement) completeField();
    },
    true,
  );
}

/** The form has no name; no other form has these four fields. */
function isLinkAddress(field: HTMLInputElement): boolean {
  const form = field.name === 'url' ? field.closest('[role=dialog]') : null;
  return ['text', 'rel', 'target'].every((name) => Boolean(form?.querySelector(`input[name=${name}]`)));
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** As if it had been typed, so that React notices it. */
function complete(field: HTMLInputElement): void {
  const meant = completeUrl(field.value);
  if (typeof meant !== 'string' || meant === field.value) return;
  setValue?.call(field, meant);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
