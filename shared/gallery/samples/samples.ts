import { actions } from './actions';
import { data } from './data';
import { disclosure } from './disclosure';
import { feedback } from './feedback';
import { forms } from './forms';
import { inputs } from './inputs';
import { layout } from './layout';
import { text } from './text';

/** Every component of the kit, in the order of the gallery. */
export const SAMPLES = [...text, ...actions, ...inputs, ...forms, ...data, ...feedback, ...disclosure, ...layout];
