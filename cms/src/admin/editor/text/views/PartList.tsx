import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Plus, Trash } from '@strapi/icons';
import { useField, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { toParts, toText } from '../../stored';
import { focusFirstField } from '../blocks/enter-fields';
import { useComponents } from './use-components';

/** Of the fields of a part. */
const PLACE = 'data-part';

interface Props {
  name: string;
  label: string;
  component: string;
  isDisabled: boolean;
  /** The fields of a part, by its path in the form. */
  renderFields: (path: string) => ReactNode;
}

/** The parts of a block, such as the slides of a slider. */
export function PartList({ name, label, component, isDisabled, renderFields }: Props) {
  const { value } = useField(name);
  const addFieldRow = useForm('PartList', (form) => form.addFieldRow);
  const moveFieldRow = useForm('PartList', (form) => form.moveFieldRow);
  const removeFieldRow = useForm('PartList', (form) => form.removeFieldRow);
  const { getName } = useComponents();
  const parts = toParts(value);
  const part = getName(component);
  const list = useRef<HTMLFieldSetElement>(null);
  /** The place of a part that was just added, until it is drawn. */
  const added = useRef<number>();
  useEffect(() => {
    if (added.current === undefined) return;
    const drawn = list.current?.querySelector(`:scope > * > [${PLACE}="${added.current}"]`);
    if (drawn && focusFirstField(drawn)) added.current = undefined;
  });
  const add = () => {
    added.current = parts.length;
    addFieldRow(name, {});
  };
  return (
    <Flex ref={list} tag="fieldset" direction="column" alignItems="stretch" gap={3}>
      <Typography tag="legend" variant="pi" fontWeight="bold">
        {label}
      </Typography>
      {parts.map((entry, index) => (
        <Box
          key={toText(entry.__temp_key__) || index}
          hasRadius
          borderColor="neutral200"
          role="group"
          aria-label={`${part} ${index + 1}`}
        >
          <Flex justifyContent="flex-end" gap={1} paddingTop={2} paddingRight={2}>
            <IconButton
              label={`Move ${part} ${index + 1} up`}
              disabled={isDisabled || index === 0}
              onClick={() => moveFieldRow(name, index, index - 1)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              label={`Move ${part} ${index + 1} down`}
              disabled={isDisabled || index === parts.length - 1}
              onClick={() => moveFieldRow(name, index, index + 1)}
            >
              <ArrowDown />
            </IconButton>
            <IconButton
              label={`Delete ${part} ${index + 1}`}
              disabled={isDisabled}
              onClick={() => removeFieldRow(name, index)}
            >
              <Trash />
            </IconButton>
          </Flex>
          <div {...{ [PLACE]: index }}>{renderFields(`${name}.${index}`)}</div>
        </Box>
      ))}
      <div>
        <Button variant="secondary" startIcon={<Plus />} disabled={isDisabled} onClick={add}>
          {`Add ${part.toLowerCase()}`}
        </Button>
      </div>
    </Flex>
  );
}
