import { budgetsAsMarkdown } from './table';

/** `npm run codegen` writes the output into `docs/operations.md`. */
process.stdout.write(budgetsAsMarkdown());
