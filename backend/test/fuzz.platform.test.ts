import { fuzzEveryCall } from './fuzz/fuzz-every-call.js';

fuzzEveryCall(300);
