import { testLinearWork } from './linear/linear-work.js';
import { SOME_CHARACTERS } from './linear/shapes.js';

testLinearWork([62 * 1024], SOME_CHARACTERS);
