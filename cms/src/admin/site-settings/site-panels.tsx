import { Button, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { ColorSample } from './ColorSample';
import { DEFAULT_LISTS } from './default-links';
import { NamedPanel } from '../ui/NamedPanel';
import { SITE } from './site-form';

interface Props {
  model: string;
}

const panel = (name: string, content: ReactNode) => <NamedPanel name={name}>{content}</NamedPanel>;

const isEmpty = (value: unknown): boolean => !Array.isArray(value) || value.length === 0;

/** Beside the form: fills empty lists with the links that the site has without them. */
export function DefaultLinks({ model }: Props) {
  return model === SITE ? { title: 'Default links', content: panel('Default links', <Lists />) } : null;
}

function Lists() {
  const values = useForm('DefaultLinks', (form) => form.values);
  const onChange = useForm('DefaultLinks', (form) => form.onChange);
  const isDisabled = useForm('DefaultLinks', (form) => form.disabled);
  const empty = DEFAULT_LISTS.filter(({ field }) => isEmpty(Reflect.get(values, field)));
  if (empty.length === 0) return <Typography>Every list has links of its own.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography>Fill a list in, to change it. Nothing is saved by that.</Typography>
      {empty.map(({ field, label, rows }) => (
        <Button
          key={field}
          variant="tertiary"
          fullWidth
          disabled={isDisabled}
          onClick={() => onChange(field, structuredClone(rows))}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}

/** Beside the form: how links and buttons look in the colours that are being typed. */
export function Colors({ model }: Props) {
  return model === SITE ? { title: 'Colours', content: panel('Colours', <Samples />) } : null;
}

function Samples() {
  const values = useForm('Colors', (form) => form.values);
  const [light, dark] = ['lightColor', 'darkColor'].map((field): unknown => Reflect.get(values, field));
  return <ColorSample light={light} dark={dark} />;
}
