import { Box } from '@strapi/design-system';
import { InputRenderer, useStrapiApp, type InputProps } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { PartList } from './PartList';
import { isOnePicture } from '../../picture/choose-in-one-step';
import { PictureField } from '../../picture/PictureField';
import { FieldGrid } from './styles';
import { useIsTextDisabled } from './text-disabled';
import { useComponents } from './use-components';

interface Props {
  component: string;
  /** Of the part in the form, such as `content.2`. */
  path: string;
}

/** The fields of a block or of a part of it, as Strapi's forms show them. */
export function PartFields({ component, path }: Props) {
  const { getRows } = useComponents();
  const isDisabled = useIsTextDisabled();
  // Strapi types the fields of plugins as components without properties.
  const Media = useStrapiApp('PartFields', ({ fields }) => fields.media) as
    ComponentType<Record<string, unknown>> | undefined;
  const fields = getRows(component).flat();
  const canDescribe = fields.some(({ name }) => name === 'decorative');
  const own = canDescribe ? { alt: `${path}.alt`, decorative: `${path}.decorative` } : undefined;
  return (
    <FieldGrid>
      {fields
        // The picture shows them.
        .filter(({ name }) => !canDescribe || (name !== 'alt' && name !== 'decorative'))
        .map(({ disabled, ...others }) => {
          const field = { ...others, disabled: isDisabled || disabled === true };
          const name = `${path}.${field.name}`;
          const { attribute } = field;
          if (isOnePicture(attribute))
            return <PictureField key={name} {...field} name={name} {...(own && { own })} />;
          if (attribute.type === 'media' && Media) return <Media key={name} {...field} name={name} />;
          if (attribute.type === 'component')
            return (
              <PartList
                key={name}
                name={name}
                label={field.label}
                component={attribute.component}
                isDisabled={field.disabled}
                renderFields={(part) => <PartFields component={attribute.component} path={part} />}
              />
            );
          const options =
            attribute.type === 'enumeration' ? { options: attribute.enum.map((value) => ({ value })) } : {};
          const input = { ...field, ...options, name };
          return (
            isInput(input) && (
              <Box key={name}>
                <InputRenderer {...input} />
              </Box>
            )
          );
        })}
    </FieldGrid>
  );
}

/** Strapi's layouts type their fields more widely than its inputs. */
const isInput = (field: object): field is InputProps => 'type' in field && 'name' in field;
