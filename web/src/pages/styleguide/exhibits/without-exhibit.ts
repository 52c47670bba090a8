/** Components of `ui` that draw nothing themselves, by their files, and why. */
export const WITHOUT_EXHIBIT: ReadonlyMap<string, string> = new Map([
  ['ui/Boundary/Boundary.tsx', 'draws what it holds, or what it is given for when that fails'],
  ['ui/Container/Container.tsx', 'the width of this page'],
  ['ui/Honeypot/Honeypot.tsx', 'nobody meets it'],
  ['ui/Redirect/Redirect.tsx', 'leads elsewhere'],
  ['ui/VisuallyHidden/VisuallyHidden.tsx', 'heard and not seen'],
  ['ui/HydrationBoundary/HydrationBoundary.tsx', 'draws what it holds'],
  ['ui/Form/AccountName.tsx', 'for password managers alone'],
]);
