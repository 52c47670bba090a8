import { useField } from '@strapi/strapi/admin';
import { getListChoice, toChoiceField, type LinkList } from '../../domain/site/link-lists';
import { HideField } from '../ui/form/HideField';

/** Beside the label of a list of links: hides the list unless readers see it, or something in it is refused. */
export function OwnLinks({ list }: { list: LinkList }) {
  const choice = useField<string | null>(toChoiceField(list));
  const links = useField<unknown[] | null>(list);
  const isShown = getListChoice(choice.value, links.value ?? []) === 'own' || links.error !== undefined;
  return <HideField isHidden={!isShown} />;
}
