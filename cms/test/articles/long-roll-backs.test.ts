import { describeRollBacks } from './editing/roll-backs';

describeRollBacks('blocks that are written together', []);
