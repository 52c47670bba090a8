/** What the style of an element says of its words. Undefined: nothing. */
export interface Style {
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isPreformatted?: boolean;
  script?: Script;
  isHidden?: boolean;
}

/** Raised or lowered, as in 10³ and H₂O. */
export type Script = 'super' | 'sub' | undefined;

const BOLD_FROM = 600;

/** Longer style sheets are not read. */
const LONGEST_SHEET = 500_000;

/** The classes that Excel gives to cells and to words in them. */
const RULE = /\.((?:xl|font)\d+)\s*\{([^}]*)\}/g;

const NOTHING: Style = {};

/** Reads styles. Word processors repeat the same few in thousands of elements, so each is read once. */
export class Styles {
  private readonly read = new Map<string, Style>();
  private readonly classes = new Map<string, Style>();

  constructor(root: HTMLElement) {
    for (const sheet of root.querySelectorAll('style')) {
      const text = sheet.textContent ?? '';
      if (text.length > LONGEST_SHEET) continue;
      for (const [, name = '', rules = ''] of text.matchAll(RULE))
        this.classes.set(name, this.readRules(rules, sheet));
    }
  }

  get(element: HTMLElement): Style {
    const own = element.getAttribute('style');
    const style = own === null ? NOTHING : this.readRules(own, element);
    if (this.classes.size === 0 || !element.hasAttribute('class')) return style;
    let combined = style;
    // What stands in the element itself counts more.
    for (const name of element.classList) combined = { ...this.classes.get(name), ...combined };
    return combined;
  }

  private readRules(rules: string, { ownerDocument }: HTMLElement): Style {
    const known = this.read.get(rules);
    if (known) return known;
    const element = ownerDocument.createElement('span');
    element.setAttribute('style', rules);
    const style = toStyle(element.style, rules);
    this.read.set(rules, style);
    return style;
  }
}

function toStyle(css: CSSStyleDeclaration, rules: string): Style {
  const style: Style = {};
  const weight = css.fontWeight === 'bold' ? BOLD_FROM : Number(css.fontWeight);
  if (css.fontWeight === 'normal' || weight > 0) style.isBold = weight >= BOLD_FROM;
  if (css.fontStyle === 'italic' || css.fontStyle === 'normal') style.isItalic = css.fontStyle === 'italic';
  if (css.textDecoration.includes('line-through')) style.isStruck = true;
  const space = css.whiteSpace || css.getPropertyValue('white-space-collapse');
  if (space !== '') style.isPreformatted = /^(?:pre|break-spaces)/.test(space);
  if (css.verticalAlign === 'super' || css.verticalAlign === 'sub') style.script = css.verticalAlign;
  // Browsers drop what they do not know.
  if (css.display === 'none' || css.visibility === 'hidden' || /mso-hide:\s*all/i.test(rules))
    style.isHidden = true;
  return style;
}
