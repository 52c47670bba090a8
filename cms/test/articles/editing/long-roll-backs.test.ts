import { describeRollBacks } from './roll-backs';

describeRollBacks('blocks that are written together', []);
