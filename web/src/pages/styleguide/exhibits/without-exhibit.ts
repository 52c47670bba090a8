/** Components of `ui` that draw nothing themselves, by their files, and why. */
export const WITHOUT_EXHIBIT: ReadonlyMap<string, string> = new Map([
  ['ui/base/Boundary/Boundary.tsx', 'draws what it holds, or what it is given for when that fails'],
  ['ui/base/Container/Container.tsx', 'the width of this page'],
  ['ui/forms/Honeypot/Honeypot.tsx', 'nobody meets it'],
  ['ui/forms/Redirect/Redirect.tsx', 'leads elsewhere'],
  ['ui/base/VisuallyHidden/VisuallyHidden.tsx', 'heard and not seen'],
  ['ui/base/HydrationBoundary/HydrationBoundary.tsx', 'draws what it holds'],
  ['ui/forms/Form/AccountName.tsx', 'for password managers alone'],
]);
