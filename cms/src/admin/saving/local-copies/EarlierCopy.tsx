import { Button, Flex, Typography } from '@strapi/design-system';
import type { OpenForm, Values } from '../../ui/form/open-form';
import { toNewValues } from '../conflicts/merge-values';
import { describeCopy } from './describe-copy';
import type { LocalCopy } from './store';

interface Props {
  copy: LocalCopy;
  form: OpenForm;
  bringBack: (values: Values) => void;
  compare: (documentId: string) => void;
  remove: () => void;
}

/** One unsaved text, with what can be done with it in a form. */
export function EarlierCopy({ copy, form: { documentId, origin }, bringBack, compare, remove }: Props) {
  const name = describeCopy(copy);
  const isOfForm = copy.origin === origin;
  const label = documentId === undefined ? 'Bring it back' : 'Compare and bring back';
  const take = () => {
    if (documentId !== undefined) compare(documentId);
    else bringBack(isOfForm ? copy.values : toNewValues(copy.values));
  };
  return (
    <li>
      <Typography tag="p" variant="omega">
        {name}
        {!isOfForm && '. Choose again what it was linked to, such as categories.'}
      </Typography>
      <Flex gap={2} paddingTop={1} wrap="wrap">
        <Button size="S" aria-label={`${label}: ${name}`} onClick={take}>
          {label}
        </Button>
        <Button size="S" variant="tertiary" aria-label={`Delete it: ${name}`} onClick={remove}>
          Delete it
        </Button>
      </Flex>
    </li>
  );
}
