import { useForm } from '@strapi/strapi/admin';
import { ColorSample } from './ColorSample';
import { NamedPanel } from '../ui/NamedPanel';
import { SITE } from './site-form';

interface Props {
  model: string;
}

/** Beside the form: how links and buttons look in the colours that are being typed. */
export function Colors({ model }: Props) {
  if (model !== SITE) return null;
  const content = (
    <NamedPanel name="Colours">
      <Samples />
    </NamedPanel>
  );
  return { title: 'Colours', content };
}

function Samples() {
  const values = useForm('Colors', (form) => form.values);
  const [light, dark] = ['lightColor', 'darkColor'].map((field): unknown => Reflect.get(values, field));
  return <ColorSample light={light} dark={dark} />;
}
