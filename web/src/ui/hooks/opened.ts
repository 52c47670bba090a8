/** How a panel was opened; null while it is closed. */
export type Opened = 'hover' | 'press' | 'arrow' | null;
