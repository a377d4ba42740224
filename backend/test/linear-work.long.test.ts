import { testLinearWork } from './linear/linear-work.js';

testLinearWork([16 * 1024]);
