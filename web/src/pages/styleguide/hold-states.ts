const STATE = /:(hover|active|focus-visible)\b/g;
/** Among the elements in a held state, only those that can take focus get it. */
const TAKES_FOCUS = ':where(a, button, input, summary)';

const isStyle = (rule: CSSRule | undefined): rule is CSSStyleRule =>
  rule !== undefined && 'selectorText' in rule;
const isGroup = (rule: CSSRule | undefined): rule is CSSGroupingRule =>
  rule !== undefined && 'cssRules' in rule;

/** `:is()` keeps the specificity of the original selector, so later rules of the style sheet still win. */
export const heldSelector = (selector: string) =>
  selector.replace(
    STATE,
    (_, state: string) => `:is([data-in-state~='${state}'] *)${state === 'focus-visible' ? TAKES_FOCUS : ''}`,
  );

/**
 * Adds to each rule with `:hover`, `:active` or `:focus-visible` a second rule for `data-in-state`. A style sheet
 * cannot trigger these states, and this way their styles need not be written twice.
 * @param sheets the style sheets of the page
 */
export function holdStates(sheets: Iterable<CSSStyleSheet | CSSGroupingRule>): void {
  for (const sheet of sheets) {
    // Backwards, so that an inserted rule does not shift those still to be processed.
    for (let place = sheet.cssRules.length - 1; place >= 0; place -= 1) {
      const rule = sheet.cssRules[place];
      if (isStyle(rule)) hold(sheet, place, rule);
      else if (isGroup(rule)) holdStates([rule]);
    }
  }
}

function hold(sheet: CSSStyleSheet | CSSGroupingRule, place: number, { selectorText, style }: CSSStyleRule) {
  const held = heldSelector(selectorText);
  const next = sheet.cssRules[place + 1];
  // The page may have been visited before with the same style sheets.
  const isThere = isStyle(next) && next.selectorText.includes('[data-in-state');
  if (held !== selectorText && !isThere) sheet.insertRule(`${held} { ${style.cssText} }`, place + 1);
}
