/** Components of `ui` without an exhibit, by file, with the reason. */
export const WITHOUT_EXHIBIT: ReadonlyMap<string, string> = new Map([
  ['ui/base/Boundary/Boundary.tsx', 'renders its children, or a fallback when they fail'],
  ['ui/base/Container/Container.tsx', 'the width of this page'],
  ['ui/forms/Honeypot/Honeypot.tsx', 'invisible to people'],
  ['ui/forms/Redirect/Redirect.tsx', 'only redirects'],
  ['ui/base/VisuallyHidden/VisuallyHidden.tsx', 'for screen readers only'],
  ['ui/base/HydrationBoundary/HydrationBoundary.tsx', 'renders its children'],
  ['ui/forms/Form/password/AccountName.tsx', 'for password managers only'],
]);
