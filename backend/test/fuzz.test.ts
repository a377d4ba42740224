import { fuzzEveryCall, testDocumentedMethods } from './fuzz/fuzz-every-call.js';

fuzzEveryCall(40, 20_260_301);
testDocumentedMethods();
