const STATE = /:(hover|active|focus-visible)\b/g;
/** Of those that hold a state what takes the focus has it, not all that is in them. */
const TAKES_FOCUS = ':where(a, button, input, summary)';

const isStyle = (rule: CSSRule | undefined): rule is CSSStyleRule =>
  rule !== undefined && 'selectorText' in rule;
const isGroup = (rule: CSSRule | undefined): rule is CSSGroupingRule =>
  rule !== undefined && 'cssRules' in rule;

/** As weighty as the selector that it is made of: what follows a rule in the style sheet still counts more. */
export const heldSelector = (selector: string) =>
  selector.replace(
    STATE,
    (_, state: string) => `:is([data-in-state~='${state}'] *)${state === 'focus-visible' ? TAKES_FOCUS : ''}`,
  );

/**
 * Gives each rule for what is pointed at, pressed or has the focus a second one, for what stands in `data-in-state`: no style
 * sheet can bring a piece in such a state, and what it says of it need not be said twice.
 * @param sheets those of the page
 */
export function holdStates(sheets: Iterable<CSSStyleSheet | CSSGroupingRule>): void {
  for (const sheet of sheets) {
    // From the end on: what is put in moves none that is still to come.
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
  // The page may have been here before, under the same style sheets.
  const isThere = isStyle(next) && next.selectorText.includes('[data-in-state');
  if (held !== selectorText && !isThere) sheet.insertRule(`${held} { ${style.cssText} }`, place + 1);
}
