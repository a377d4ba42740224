import { killDuringSubmissions } from './kill-during-submissions.js';

test('a backend that is killed during 500 submissions neither loses nor duplicates any', () =>
  killDuringSubmissions(500));
