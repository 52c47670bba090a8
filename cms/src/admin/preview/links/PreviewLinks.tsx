import { Button } from '@strapi/design-system';
import { useSteadyRows } from '../../ui/list/use-steady-rows';

/** A link that still opens. */
export interface PreviewLink {
  id: string;
  editorName: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  ends: number;
}

interface Props {
  links: readonly PreviewLink[];
  onCopy: (link: PreviewLink) => void;
  onWithdraw: (link: PreviewLink) => void;
}

/** To the second: two links of one minute must differ. */
const made = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const end = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** The links of a document, of all editors. */
export function PreviewLinks({ links, onCopy, onWithdraw }: Props) {
  const steady = useSteadyRows(links.map(({ id }) => id));
  if (links.length === 0) return null;
  return (
    <ul aria-label="Preview links" {...steady}>
      {links.map((link) => {
        const name = `the link of ${link.editorName}, ${made.format(link.madeAt)}`;
        return (
          <li key={link.id}>
            <span>
              {link.editorName}, {made.format(link.madeAt)}. Opens until {end.format(link.ends)}.
            </span>
            <span>
              <Button variant="tertiary" aria-label={`Copy ${name}`} onClick={() => onCopy(link)}>
                Copy
              </Button>
              <Button variant="tertiary" aria-label={`Withdraw ${name}`} onClick={() => onWithdraw(link)}>
                Withdraw
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
