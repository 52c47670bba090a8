import type { ReactNode } from 'react';

/** What Strapi passes to an input of this project, although it types one as a component without properties. */
export interface InputProps {
  /** The field, such as `seo.title`. */
  name?: string;
  label?: string;
  labelAction?: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
}
