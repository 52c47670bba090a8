import { NO_NAME } from '../ui/no-name';

let count = 0;

/** Names the checkbox of each row in a list by the first text of the row, instead of by Strapi's id of it. */
export function nameCheckboxes(page: ParentNode): void {
  for (const row of page.querySelectorAll('tbody tr')) {
    const [check, ...cells] = row.querySelectorAll('td');
    const box = check?.querySelector('[role=checkbox]');
    const cell = cells.find((one) => one.textContent?.trim() && !one.querySelector(`[${NO_NAME}]`));
    if (!box || !cell) continue;
    const text = cell.querySelector('a') ?? cell;
    box.setAttribute('aria-labelledby', `${giveId(box)} ${giveId(text)}`);
  }
}

function giveId(element: Element): string {
  if (element.id === '') element.id = `list-row-${(count += 1)}`;
  return element.id;
}
