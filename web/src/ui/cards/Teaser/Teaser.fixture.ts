/** As much of a description as fits a narrow card … */
export const shortTeaser = 'Lost keys are not ADHD, but a lifetime of them may be.';
/** … and the rest, if there is room. */
export const REST =
  ' How it looks in adults, what a sound assessment includes, and what helps at home and at work.';
export const longTeaser = shortTeaser + REST;
/** Its first sentence is longer than that. */
export const endlessTeaser =
  'A guide for new adoptive and foster parents: easing a child in, building trust day by day, food and sleep worries, early checks.';
