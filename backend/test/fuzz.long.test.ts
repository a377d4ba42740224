import { fuzzEveryCall } from './fuzz/fuzz-every-call.js';

// Others than those of `npm test`.
fuzzEveryCall(260, 20_261_127);
