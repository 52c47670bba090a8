/** How the elements of fields are found: Strapi gives most of them no name. */
export const MARKER = 'data-form-field';
/** The component that a field consists of. */
export const COMPONENT = 'data-form-component';

interface Props {
  /** The component that the field belongs to; empty for a field of the form itself. */
  owner: string;
  name: string;
  component: string | undefined;
}

/** Beside the label of a field, and not shown. */
export const FieldMarker = ({ owner, name, component }: Props) => (
  <span hidden {...{ [MARKER]: `${owner} ${name}`, [COMPONENT]: component }} />
);
