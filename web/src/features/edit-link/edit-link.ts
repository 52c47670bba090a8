import { getEditAddress } from './edit-address';

/** The router, as far as the link needs it. */
interface PageRouter {
  state: { loaderData: Readonly<Record<string, unknown>> };
  subscribe(changed: () => void): unknown;
}

const LOOK =
  'position:fixed;inset:auto auto 1rem 1rem;z-index:9;min-inline-size:3rem;padding:.75rem 1rem;border-radius:99px;background:#26221d;color:#fff;font:600 1rem/1 system-ui,sans-serif;text-align:center;box-shadow:0 0 0 1px #fff8';

/**
 * On pages of articles, categories and hubs: a link to their form in the admin. Not a component, because only editors
 * load it, and it lies over the page without changing it.
 */
export function showEditLink(router: PageRouter): void {
  const link = document.createElement('a');
  link.id = 'edit-link';
  link.textContent = 'Edit';
  link.style.cssText = LOOK;
  link.dataset.print = 'hide';
  const update = () => {
    const address = getEditAddress(router.state.loaderData);
    if (address === undefined) link.remove();
    else {
      link.href = address;
      document.body.append(link);
    }
  };
  router.subscribe(update);
  update();
}
