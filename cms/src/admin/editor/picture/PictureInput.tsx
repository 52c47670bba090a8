import { PictureField, type PictureProps } from './PictureField';

/** The field as an input of Strapi's forms, which types the properties of inputs as optional. */
export function PictureInput({ name, label = '', ...others }: Partial<PictureProps>) {
  return name === undefined ? null : <PictureField name={name} label={label} {...others} />;
}
