import type { FieldProblem } from '../../platform/strapi/field-refusal';
import {
  findReadable,
  isHexColor,
  isReadable,
  measureContrast,
  TEXT_CONTRAST,
  type Scheme,
} from '../../platform/shared/site-colors.gen';

interface Colors {
  lightColor: string | null;
  darkColor: string | null;
}

/**
 * Why readers could not read links and buttons in these colours. A colour is accepted only if it has the contrast of
 * WCAG 2.2 AA with everything that the site puts under and over it.
 */
export function findColorProblems({ lightColor, darkColor }: Colors): FieldProblem[] {
  const light = lightColor ?? '';
  const dark = darkColor ?? '';
  return [
    ...(light === '' && dark !== ''
      ? [{ field: 'lightColor', message: 'Choose a colour for the light scheme, too.' }]
      : []),
    ...findColorProblem('lightColor', light, 'light'),
    ...findColorProblem('darkColor', dark, 'dark'),
  ];
}

function findColorProblem(field: string, color: string, scheme: Scheme): FieldProblem[] {
  if (color === '') return [];
  if (!isHexColor(color))
    return [
      {
        field,
        message: `“${color}” is no colour. Write # and six digits or letters from a to f, such as #1f5fa8.`,
      },
    ];
  if (isReadable(color, scheme)) return [];
  const [is, choose] = scheme === 'light' ? ['light', 'darker'] : ['dark', 'lighter'];
  // Rounded down, so that the message never says that the contrast is enough.
  const found = (Math.floor(measureContrast(color, scheme) * 10) / 10).toFixed(1);
  return [
    {
      field,
      message: `${color} is too ${is} for links and buttons: its contrast is ${found}, and readers need ${TEXT_CONTRAST}. Choose a ${choose} one, such as ${findReadable(color, scheme)}.`,
    },
  ];
}
