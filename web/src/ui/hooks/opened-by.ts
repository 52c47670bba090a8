/** How a panel was opened; null while it is closed. */
export type OpenedBy = 'hover' | 'press' | 'arrow' | null;
