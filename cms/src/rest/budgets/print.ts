import { budgetsAsMarkdown } from './table';

/** `npm run codegen` writes it into `docs/operations.md`. */
process.stdout.write(budgetsAsMarkdown());
