import { createEmitter } from '../../ui/emitter';
import type { FormProblem } from '../form-problems';

/** A problem to whose field the form should lead. */
export const places = createEmitter<FormProblem>();
